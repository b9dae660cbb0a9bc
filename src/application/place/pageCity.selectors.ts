import { userCity } from '../../domain/city/userCity.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { AppState } from '../store/appState.ts'

/**
 * The middle of the city that the page is about, else of the one that its visitor chose in the header, else
 * of the market, in degrees (spec 1 §2, spec 2 §3).
 *
 * @example
 * selectMiddle(store.getState()) // → market.country.defaultCentre
 * const [mumbai] = cities
 * mumbai && store.dispatch(cityEntered(mumbai))
 * selectMiddle(store.getState()) // → { lat: 19.076, lng: 72.8777 }
 */
export const selectMiddle = ({
  market,
  pageCity,
  catalogue,
  userCity: remembered,
}: Pick<AppState, 'market' | 'pageCity' | 'catalogue' | 'userCity'>): Coordinates =>
  pageCity?.centre ??
  catalogue?.cities.find((city) => userCity(city) === remembered)?.centre ??
  market.country.defaultCentre

/** Near the other end of the route if that is known, else in the middle. */
export const selectNear = (
  state: Pick<AppState, 'market' | 'pageCity' | 'catalogue' | 'userCity' | 'locationPicker'>,
): Coordinates =>
  (state.locationPicker.status === 'closed' ? null : state.locationPicker.near) ??
  selectMiddle(state)
