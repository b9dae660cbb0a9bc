import { cityOfVisitor } from '../../domain/city/cityOfVisitor.ts'
import { type Service, servicesIn } from '../../domain/fare/service.ts'
import type { City } from '../../domain/market/city.ts'
import type { UserCity } from '../city/userCity.slice.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { Catalogue } from './catalogue.ts'
import type { ServiceForm } from './serviceForm.slice.ts'

const noForm: ServiceForm = { status: 'standing' }
const noCities: readonly City[] = []
const noServices: readonly Service[] = []

/** The form in the category picker; `standing` until the pickers are loaded. */
export const selectServiceForm = ({ serviceForm }: AppState): ServiceForm => serviceForm ?? noForm

/**
 * The cities of the market, to choose from (spec 2 §2).
 *
 * @example
 * selectCities(store.getState()).slice(0, 2).map(({ key }) => key) // → ['mumbai', 'delhi_NCR']
 */
export const selectCities = ({ catalogue }: AppState): readonly City[] =>
  catalogue?.cities ?? noCities

/** The city that this browser remembers; null until the pickers are loaded. */
export const selectUserCity = ({ userCity }: AppState): UserCity => userCity ?? null

/**
 * The visitor's city: the remembered one if it is in the market, otherwise the page's, otherwise the market's
 * default (spec 2 §3).
 *
 * @example
 * selectVisitorsCity(store.getState())?.key // → 'bangalore'
 * guestStore.dispatch(cityPicked({ key: 'pune', path: '/en-IN' }))
 * selectVisitorsCity(guestStore.getState())?.key // → 'pune'
 */
export const selectVisitorsCity = (state: AppState): City | null =>
  cityOfVisitor(selectCities(state), state.market.country.defaultGeoRegionId)(
    selectUserCity(state),
    state.pageCity,
  )

const offeredIn = rememberingLast(({ services }: Catalogue, geoRegionId: number | null) =>
  servicesIn(services)(geoRegionId),
)

/**
 * The services of the visitor's city (spec 2 §2).
 *
 * @example
 * selectOfferedServices(store.getState()).map(({ category }) => category)
 * // → ['two-wheeler', 'trucks', 'courier']
 */
export const selectOfferedServices = (state: AppState): readonly Service[] =>
  state.catalogue === undefined
    ? noServices
    : offeredIn(state.catalogue, selectVisitorsCity(state)?.geoRegionId ?? null)
