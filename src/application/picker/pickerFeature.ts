import { citiesIn } from '../../domain/content/site.ts'
import type { Service } from '../../domain/fare/service.ts'
import { userCityReducer } from '../city/userCity.slice.ts'
import { selectFareForm } from '../fare/fare.selectors.ts'
import { selectModal } from '../modal/modal.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { Catalogue } from './catalogue.ts'
import { type CityPickerNeeds, makeCityPickerSaga } from './cityPicker.saga.ts'
import { selectOfferedServices, selectServiceForm, selectUserCity } from './picker.selectors.ts'
import { makeServiceFormSaga, type ServiceFormNeeds } from './serviceForm.saga.ts'
import { serviceFormReducer } from './serviceForm.slice.ts'

/** What the pickers need, and the services that they offer. */
export type PickerNeeds = { readonly services: readonly Service[] } & Omit<
  CityPickerNeeds<AppState> & ServiceFormNeeds<AppState>,
  `select${string}`
>

const selectModalBeneath = ({ modal }: AppState) => modal
const selectIsOccupied = (state: AppState): boolean =>
  selectModal(state).kind !== 'none' || state.locationPicker.status !== 'closed'

/**
 * The category picker with its forms, and the city picker (spec 2 §2).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * selectCities(store.getState()) // → []
 * add(makePickerFeature(needs))
 * selectCities(store.getState()).length > 10 // → true
 * stop()
 */
export const makePickerFeature = (needs: PickerNeeds): Feature => {
  const cities = citiesIn(needs.site)(needs.market.locale)
  const catalogue: Catalogue = { services: needs.services, cities }
  return {
    mount: (root) => {
      // Constant, like the market: a page is made for one.
      root.inject({ reducerPath: 'catalogue', reducer: () => catalogue })
      root.inject({ reducerPath: 'userCity', reducer: userCityReducer })
      root.inject({ reducerPath: 'serviceForm', reducer: serviceFormReducer })
    },
    flows: [
      {
        name: 'cityPicker',
        run: makeCityPickerSaga({ ...needs, selectModalBeneath, selectUserCity }),
      },
      {
        name: 'serviceForm',
        run: makeServiceFormSaga({
          ...needs,
          selectModalBeneath,
          selectFareForm,
          selectServiceForm,
          selectIsOccupied,
          selectOfferedServices,
        }),
      },
    ],
  }
}
