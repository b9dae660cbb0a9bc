import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import type { Task } from 'redux-saga'
import {
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import type { PartnerRules } from '../../domain/partner/partnerRules.ts'
import { emptyRegistration, parseRegistration } from '../../domain/partner/registration.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin, within } from '../flow/within.ts'
import { callContext } from '../ports/call.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { hasLeft } from '../session/session.slice.ts'
import type { LoadPartnerVehicles } from './loadPartnerVehicles.port.ts'
import {
  cityChosen,
  type PartnerRegistration,
  registered,
  registerMoreRequested,
  registrationBegun,
  registrationFailed,
  registrationOpened,
  registrationRecalled,
  registrationRejected,
  registrationRequested,
  registrationStarted,
  type Vehicles,
  vehiclesFailed,
  vehiclesLoaded,
  vehiclesRetried,
} from './partnerRegistration.slice.ts'
import type { RegisterPartner } from './registerPartner.port.ts'

/** What registering a vehicle needs. */
export type PartnerRegistrationNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly partners: PartnerRules
  readonly loadPartnerVehicles: LoadPartnerVehicles
  readonly registerPartner: RegisterPartner
  readonly mintRequestId: MintRequestId
  readonly report: ReportProblem
  readonly selectRegistration: (state: State) => PartnerRegistration
}

const cityEvents = [
  registrationBegun.type,
  registrationRecalled.type,
  cityChosen.type,
  vehiclesRetried.type,
]

/**
 * Registering a vehicle (spec 2 §4). The list of vehicles follows the chosen city, and only the latest
 * city's list counts. A second submit while one runs is ignored.
 */
export const makePartnerRegistrationSaga = <State>(needs: PartnerRegistrationNeeds<State>) => {
  const { market, limits, partners, report } = needs

  const contextOf = callContext({ region: partners.country.region, locale: market.locale })

  const begun = registrationBegun(emptyRegistration(partners))

  function* open() {
    const registration = yield* select(needs.selectRegistration)
    if (registration.status === 'absent') yield* put(begun)
    if (registration.status === 'filling' && registration.vehicles.status === 'failed') {
      yield* put(vehiclesRetried())
    }
  }

  function* registerMore() {
    const { status } = yield* select(needs.selectRegistration)
    if (status === 'registered') yield* put(begun)
  }

  function* loadVehicles() {
    const registration = yield* select(needs.selectRegistration)
    if (registration.status !== 'filling' || registration.vehicles.status !== 'loading') return
    const { geoRegionId } = registration.vehicles
    const loaded = yield* askWithin(limits.requestDeadline, (abandonment) =>
      needs.loadPartnerVehicles(geoRegionId, contextOf(needs.mintRequestId()), abandonment),
    )
    if (E.isRight(loaded)) {
      yield* put(vehiclesLoaded({ geoRegionId, vehicles: loaded.right }))
      return
    }
    tellFault(report, 'PARTNER', loaded, 'vehicles: ')
    yield* put(vehiclesFailed({ geoRegionId, error: loaded.left, vehicles: partners.vehicles }))
  }

  /** Loads the list of each city once: a draft may come back while the list of its city is on its way. */
  function* followCity() {
    let asked: Vehicles | undefined
    let loading: Task | undefined
    for (;;) {
      yield* take(cityEvents)
      const registration = yield* select(needs.selectRegistration)
      if (registration.status !== 'filling' || registration.vehicles === asked) continue
      if (loading !== undefined) yield* cancel(loading)
      asked = registration.vehicles
      loading = yield* fork(loadVehicles)
    }
  }

  function* register() {
    const registration = yield* select(needs.selectRegistration)
    if (registration.status !== 'filling') return undefined
    const parsed = parseRegistration(partners)(registration.form.input)
    if (E.isLeft(parsed)) return yield* put(registrationRejected())
    const requestId = registration.requestId ?? needs.mintRequestId()
    yield* put(registrationStarted(requestId))
    const answer = yield* within(
      limits.requestDeadline,
      needs.registerPartner(parsed.right, contextOf(requestId)),
    )
    if (E.isRight(answer)) {
      const { addedMessage } = answer.right
      return yield* put(registered({ name: parsed.right.name, addedMessage }))
    }
    tellFault(report, 'PARTNER', answer)
    return yield* put(registrationFailed(answer.left))
  }

  function* registerUnlessLeft() {
    // The answer is not for the next visitor.
    yield* race({ done: call(register), left: take(hasLeft) })
  }

  return function* partnerRegistrationSaga() {
    yield* takeEvery(registrationOpened.match, open)
    // The acknowledgement names the partner, so the next visitor gets an empty form, even in an open
    // modal.
    yield* takeEvery(
      (action: Action) => registerMoreRequested.match(action) || hasLeft(action),
      registerMore,
    )
    yield* fork(followCity)
    yield* takeLeading(registrationRequested.match, registerUnlessLeft)
    const registration = yield* select(needs.selectRegistration)
    if (registration.status !== 'filling') return
    // Restarted after a crash: what was pending is lost.
    if (registration.form.phase.status === 'submitting') yield* put(registrationFailed(flowCrashed))
    if (registration.vehicles.status === 'loading') yield* put(vehiclesRetried())
  }
}
