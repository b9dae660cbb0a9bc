import { userCity } from '../../domain/city/userCity.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { AppState } from '../store/appState.ts'

/**
 * The middle, in degrees, of the city that the page is about, or else of the visitor's city, or else of the
 * market (spec 1 §2, spec 2 §3).
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

/** The point to search around: the other end of the route if it has a place, or else `selectMiddle`. */
export const selectNear = (
  state: Pick<AppState, 'market' | 'pageCity' | 'catalogue' | 'userCity' | 'locationPicker'>,
): Coordinates =>
  (state.locationPicker.status === 'closed' ? null : state.locationPicker.near) ??
  selectMiddle(state)
