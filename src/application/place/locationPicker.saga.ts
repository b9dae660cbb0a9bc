import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import type { Task } from 'redux-saga'
import {
  call,
  cancel,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga'
import type { Limits } from '../../domain/limits.ts'
import { type Place, searchableText } from '../../domain/place/address.ts'
import { type Coordinates, metresBetween, rounded } from '../../domain/place/coordinates.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { pause } from '../flow/pause.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin, within } from '../flow/within.ts'
import type { Track } from '../ports/analytics.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { addressesAwaited } from './awaitedAddresses.slice.ts'
import type { LocateCustomer, LocateCustomerError } from './locateCustomer.port.ts'
import {
  changeRequested,
  choiceFailed,
  choiceIgnored,
  confirmRequested,
  currentLocationRequested,
  isFor,
  type LocationPicker,
  locatingDismissed,
  locatingFailed,
  mapOpened,
  type OpenPicker,
  type PickerPurpose,
  type PinningPicker,
  pickerClosed,
  pickerOpened,
  pinDescribed,
  pinDescribingFailed,
  pinDragStarted,
  pinDropped,
  pinUnmoved,
  placeFound,
  predictionChosen,
  predictionsCleared,
  predictionsFound,
  purposeOf,
  searchFailed,
  searchTyped,
} from './locationPicker.slice.ts'
import { placeAccepted } from './placeAccepted.ts'
import type {
  DescribePointError,
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from './places.port.ts'

/** What choosing a place needs. */
export type LocationPickerNeeds<State> = {
  readonly limits: Pick<Limits, 'leastMove' | 'predictionLeast'> &
    Pick<TimeLimits, 'geocodeDeadline' | 'reverseGeocodeDelay'>
  readonly places: Places
  readonly locateCustomer: LocateCustomer
  readonly track: Track
  readonly report: ReportProblem
  readonly selectPicker: (state: State) => LocationPicker
  /** The point to search around. */
  readonly selectNear: (state: State) => Coordinates
  /** Milliseconds from the last keystroke to the search. */
  readonly selectSearchDelay: (state: State) => number
}

type PlacesError = SearchPlacesError | ResolvePlaceError | DescribePointError

/**
 * What is reported to the operators besides faults: which of the two requests after a refused place id failed
 * (spec 2 §8), and a point without an address, which is a gap in the map provider's data.
 */
const reportOf = ({ kind }: PlacesError): string | null => {
  if (kind === 'PlaceIdRefreshFailed') return 'Error on fetching updated place id'
  if (kind === 'PlaceRetryFailed') return 'Error on google geo code custom with retry'
  return kind === 'NothingAtPoint' ? kind : null
}

/** What ends everything that the picker was doing. */
const endings: readonly string[] = [
  searchTyped.type,
  placeFound.type,
  pickerOpened.type,
  mapOpened.type,
  pickerClosed.type,
]
/** What the customer does on an open map. */
const mapActions: readonly string[] = [pinDragStarted.type, changeRequested.type]
/**
 * What ends the search, of which the whole picker has only one. Asking for the current location does not end it,
 * because the browser may deny it.
 */
const searchActions: readonly string[] = [
  ...endings,
  predictionsCleared.type,
  predictionChosen.type,
]
const findActions: readonly string[] = [
  ...searchActions,
  ...mapActions,
  currentLocationRequested.type,
  locatingDismissed.type,
]
// An accepted place was asked for later than the pin's address, in the other lane.
const readActions: readonly string[] = [
  ...endings,
  ...mapActions,
  pinDropped.type,
  placeAccepted.type,
]

/** Actions to ignore while the search step is finding a place; the slice ignores them too. */
const isIgnored = ({ type }: Action, picker: LocationPicker): boolean =>
  (mapActions.includes(type) || type === locatingDismissed.type) &&
  picker.status === 'selecting' &&
  (picker.choosing.status === 'choosing' || picker.locating.status === 'locating')

/**
 * The flow of choosing a place. It has two lanes: finding a place, and reading the address under the pin. In
 * each, the customer's next step for the same end of the route cancels the request before it, so that an older
 * answer never overwrites a newer one. Going on to the other end, or having that one settled, cancels nothing; a
 * customer who closes the picker cancels the requests of both ends.
 */
export const makeLocationPickerSaga = <State>({
  limits,
  places,
  locateCustomer,
  track,
  report,
  selectPicker,
  selectNear,
  selectSearchDelay,
}: LocationPickerNeeds<State>) => {
  const fetched = new Set<PickerPurpose>()
  const toWords = searchableText(limits.predictionLeast)

  const tell = (answer: E.Either<PlacesError, unknown>, part?: '' | `${string}: `) => {
    const about = E.isLeft(answer) ? reportOf(answer.left) : null
    if (about === null) tellFault(report, 'GEOCODE', answer, part)
    else report({ tag: 'GEOCODE', about })
  }

  function* isStillFor(purpose: PickerPurpose) {
    return isFor(yield* select(selectPicker), purpose)
  }

  function* search({ payload: { text } }: ReturnType<typeof searchTyped>) {
    const words = toWords(text)
    if (words === null) return yield* put(predictionsCleared())
    yield* pause(yield* select(selectSearchDelay))
    const near = yield* select(selectNear)
    const found = yield* askWithin(limits.geocodeDeadline, (abandonment) =>
      places.search(words, near, abandonment),
    )
    tell(found, 'search: ')
    return yield* put(
      E.isRight(found)
        ? predictionsFound({ text, predictions: found.right })
        : searchFailed({ text, error: found.left }),
    )
  }

  function* settle(place: Place, purpose: PickerPurpose) {
    const { owner, waypoint, onChoice } = purpose
    if (onChoice !== 'pin') yield* put(placeAccepted({ owner, waypoint, place }))
    if (yield* isStillFor(purpose)) {
      yield* put(onChoice === 'accept' ? pickerClosed({ owner, waypoint }) : placeFound(place))
    }
  }

  function* choose(prediction: Prediction, purpose: PickerPurpose) {
    const place = yield* within(limits.geocodeDeadline, places.resolve(prediction))
    if (E.isRight(place)) return yield* settle(place.right, purpose)
    tell(place, 'choice: ')
    if (!(yield* isStillFor(purpose))) return undefined
    return yield* put(
      place.left.kind === 'PlaceWithoutPosition' ? choiceIgnored() : choiceFailed(place.left),
    )
  }

  const tellOfFailure = (error: LocateCustomerError) => {
    const { kind } = error
    if (kind === 'LocationDenied') track({ name: 'Location Permission Denied', properties: {} })
    else if (kind === 'Unreachable') tellFault(report, 'GEOLOCATION', E.left(error))
    // A browser without geolocation is no fault.
    else if (kind !== 'LocationUnsupported') report({ tag: 'GEOLOCATION', about: kind })
  }

  function* locate(purpose: PickerPurpose) {
    // The browser asks the customer for permission first, so the adapter sets the deadline.
    const located = yield* call(locateCustomer)
    if (E.isLeft(located)) tellOfFailure(located.left)
    const place = E.isLeft(located) ? located : yield* describe(rounded(located.right))
    if (E.isRight(place)) yield* settle(place.right, purpose)
    else if (yield* isStillFor(purpose)) yield* put(locatingFailed(place.left))
  }

  function* describe(point: Coordinates) {
    const place = yield* askWithin(limits.geocodeDeadline, (abandonment) =>
      places.describe(point, abandonment),
    )
    tell(place)
    return place
  }

  /** Lists a question among the awaited addresses until it is answered, fails or is cancelled. */
  function* fetching(purpose: PickerPurpose, question: SagaGenerator<unknown>) {
    // A fresh object for each question: the Set tells two questions for one end apart by identity.
    const awaited = purposeOf(purpose)
    fetched.add(awaited)
    yield* put(addressesAwaited([...fetched]))
    try {
      yield* question
    } finally {
      fetched.delete(awaited)
      yield* put(addressesAwaited([...fetched]))
    }
  }

  function* find(action: Action, purpose: PickerPurpose) {
    if (predictionChosen.match(action)) yield* fetching(purpose, choose(action.payload, purpose))
    else if (currentLocationRequested.match(action)) yield* fetching(purpose, locate(purpose))
  }

  function* readAt(point: Coordinates, purpose: PickerPurpose) {
    const read = yield* describe(rounded(point))
    const isThere = yield* isStillFor(purpose)
    if (E.isLeft(read)) {
      if (isThere) yield* put(pinDescribingFailed({ point, error: read.left }))
      return
    }
    const place = read.right
    if (isThere) yield* put(pinDescribed({ point, place }))
    const { owner, waypoint, onChoice } = purpose
    // Beside a form the pin belongs to the field: its place counts without a Confirm.
    if (onChoice === 'acceptAndPin') yield* put(placeAccepted({ owner, waypoint, place }))
  }

  function* readDropped(point: Coordinates, picker: PinningPicker) {
    yield* pause(limits.reverseGeocodeDelay)
    // If no address was read before, there is none to keep.
    const isRead = picker.place.landmark !== ''
    const metres = metresBetween(picker.place.location, rounded(point))
    if (!isRead || metres >= limits.leastMove) yield* readAt(point, picker)
    else if (yield* isStillFor(picker)) yield* put(pinUnmoved())
  }

  function* read(action: Action, picker: OpenPicker) {
    if (mapOpened.match(action)) yield* fetching(picker, readAt(action.payload.centre, picker))
    else if (pinDropped.match(action) && picker.status === 'pinning') {
      yield* fetching(picker, readDropped(action.payload, picker))
    }
  }

  function* confirm() {
    const picker = yield* select(selectPicker)
    if (picker.status !== 'pinning' || picker.pin.status !== 'settled') return
    const { owner, waypoint, place } = picker
    yield* put(placeAccepted({ owner, waypoint, place }))
    yield* put(pickerClosed({ owner, waypoint }))
  }

  /** Fails what was pending before a crash: no answer to it will come. */
  function* giveUp() {
    const picker = yield* select(selectPicker)
    yield* put(locatingFailed(flowCrashed))
    yield* put(choiceFailed(flowCrashed))
    if (picker.status === 'selecting' && picker.predictions.status === 'searching') {
      yield* put(searchFailed({ text: picker.text, error: flowCrashed }))
    }
    if (picker.status === 'pinning' && picker.pin.status === 'reading') {
      yield* put(pinDescribingFailed({ point: picker.pin.point, error: flowCrashed }))
    }
  }

  /** Runs the latest search, whichever end it is for. */
  function* searching() {
    let task: Task | undefined
    for (;;) {
      const action = yield* take<Action>([...searchActions])
      // Closed for the other end, the picker is still open at this one.
      if (pickerClosed.match(action) && (yield* select(selectPicker)).status !== 'closed') continue
      if (task !== undefined) yield* cancel(task)
      task = searchTyped.match(action) ? yield* fork(search, action) : undefined
    }
  }

  /** For each end of a route, follows the latest action and cancels the work of the one before it. */
  function* lane(
    actions: readonly string[],
    act: (action: Action, picker: OpenPicker) => SagaGenerator<void>,
  ) {
    const waiting = new Map<string, Task>()
    for (;;) {
      const action = yield* take<Action>([...actions])
      const picker = yield* select(selectPicker)
      if (isIgnored(action, picker)) continue
      if (pickerClosed.match(action) && action.payload?.isStillMeant === true) continue
      const open = picker.status === 'closed' ? undefined : picker
      const about =
        pickerClosed.match(action) || placeAccepted.match(action) ? action.payload : open
      const end = about && `${about.owner} ${about.waypoint}`
      for (const [other, task] of waiting) {
        if (end === undefined || end === other) yield* cancel(task)
      }
      if (end !== undefined && open !== undefined) waiting.set(end, yield* fork(act, action, open))
    }
  }

  return function* locationPickerSaga() {
    yield* fork(searching)
    yield* takeEvery([pickerClosed.type, pickerOpened.type, mapOpened.type], places.abandon)
    yield* fork(lane, findActions, find)
    yield* fork(lane, readActions, read)
    yield* takeEvery(confirmRequested.match, confirm)
    yield* giveUp()
  }
}
