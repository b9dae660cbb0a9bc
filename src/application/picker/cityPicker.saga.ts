import { put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga'
import { userCity } from '../../domain/city/userCity.ts'
import type { Site } from '../../domain/content/site.ts'
import { pathOf, type SitePage, sitePageOf } from '../../domain/content/sitePage.ts'
import type { City } from '../../domain/market/city.ts'
import type { Market } from '../../domain/market/market.ts'
import { cityRemembered } from '../city/cityRemembered.ts'
import type { RecallCity, RememberCity } from '../city/rememberCity.port.ts'
import { cityPicked, cityPickerLeft, type UserCity } from '../city/userCity.slice.ts'
import { navigate } from '../flow/navigate.ts'
import { pause } from '../flow/pause.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { modalClosed, type OpenableModal } from '../modal/modal.slice.ts'
import type { GoTo } from '../ports/navigation.port.ts'

/** What choosing a city needs. */
export type CityPickerNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<TimeLimits, 'modalCloseDelay'>
  readonly site: Site
  readonly recallCity: RecallCity
  readonly rememberCity: RememberCity
  readonly goTo: GoTo
  /** The modal that was opened, also while the login covers it. */
  readonly selectModalBeneath: (state: State) => OpenableModal
  readonly selectUserCity: (state: State) => UserCity
}

/** The same kind of page for another city; from a page that is no city's, the page about the city. */
const pageIn = (here: SitePage, city: City): SitePage => ({
  kind: 'city',
  name: here.kind === 'city' ? here.name : 'City',
  city,
})

/**
 * Chooses a city (spec 2 §2, §3): remembers it and, as the picker closes, opens its page. A customer who
 * closes the picker before that keeps the former city.
 */
export const makeCityPickerSaga = <State>(needs: CityPickerNeeds<State>) => {
  const { market, limits, site, goTo } = needs

  /** The last tap counts. `before` is the city before the first tap. */
  function* choose(
    { payload: { key, path } }: ReturnType<typeof cityPicked>,
    before: UserCity,
  ): SagaGenerator<void> {
    const city = site.cities.find((candidate) => candidate.key === key)
    if (city === undefined) return
    yield* put(cityRemembered(userCity(city)))
    const { left, other } = yield* race({
      // The customer sees the choice before the picker closes.
      seen: pause(limits.modalCloseDelay),
      left: take(cityPickerLeft.type),
      other: take(cityPicked.match),
    })
    if (other !== undefined) {
      yield* choose(other, before)
      return
    }
    if (left !== undefined) {
      yield* put(cityRemembered(before))
      return
    }
    needs.rememberCity(userCity(city))
    const { kind } = yield* select(needs.selectModalBeneath)
    if (kind !== 'citySelector') return
    const page = pathOf(site)(market.locale)(pageIn(sitePageOf(site)(path), city))
    // In this order, because closing goes back a step in the browser's history.
    if (page !== null && page !== path) {
      yield* navigate(goTo, { site: null, path: page, query: [] })
    }
    yield* put(modalClosed())
  }

  function* pick(picked: ReturnType<typeof cityPicked>) {
    yield* choose(picked, yield* select(needs.selectUserCity))
  }

  return function* cityPickerSaga() {
    const remembered = needs.recallCity()
    if (remembered !== null) yield* put(cityRemembered(remembered))
    yield* takeLeading(cityPicked.match, pick)
  }
}
