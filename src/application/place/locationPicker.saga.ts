import { either as E } from 'fp-ts'
import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { Limits } from '../../domain/market/limits.ts'
import type { Place } from '../../domain/place/address.ts'
import { type Coordinates, metresBetween, rounded } from '../../domain/place/coordinates.ts'
import type { Track } from '../ports/analytics.port.ts'
import { isTold } from '../ports/isTold.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { askWithin, within } from '../ports/within.ts'
import type { LocateCustomer, LocateCustomerError } from './locateCustomer.port.ts'
import {
  changeRequested,
  choiceFailed,
  choiceIgnored,
  confirmRequested,
  currentLocationRequested,
  type LocationPicker,
  locatingFailed,
  mapOpened,
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
  searchFailed,
  searchTyped,
} from './locationPicker.slice.ts'
import { placeAccepted } from './placeAccepted.ts'
import type { Places, ResolvePlaceError } from './places.port.ts'

export type LocationPickerNeeds<State> = {
  readonly limits: Limits
  readonly places: Places
  readonly locateCustomer: LocateCustomer
  readonly track: Track
  readonly report: ReportProblem
  readonly selectPicker: (state: State) => LocationPicker
  /** Where predictions are looked for first. */
  readonly selectNear: (state: State) => Coordinates
  /** Milliseconds from the last keystroke to the question. */
  readonly selectSearchDelay: (state: State) => number
}

type Step = { readonly type: string }

/** What the operators are told of a stale place id: which of the two questions after it failed (spec 2 §8). */
const retryReport = ({ kind }: ResolvePlaceError): string | null => {
  if (kind === 'PlaceIdRefreshFailed') return 'Error on fetching updated place id'
  return kind === 'PlaceRetryFailed' ? 'Error on google geo code custom with retry' : null
}

/**
 * The flow of choosing a place. There are two lanes, finding a place and reading the one under the
 * pin; in each, whatever the customer does next cancels what was still being waited for, so an
 * older answer can never overwrite a newer one.
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
  function* search(text: string) {
    if (text.trim().length < limits.predictionLeast) return yield* put(predictionsCleared())
    yield* delay(yield* select(selectSearchDelay))
    const near = yield* select(selectNear)
    const found = yield* askWithin(limits.geocodeDeadline, (abandonment) =>
      places.search(text.trim(), near, abandonment),
    )
    return yield* put(
      E.isRight(found)
        ? predictionsFound({ text, predictions: found.right })
        : searchFailed({ text, error: found.left }),
    )
  }

  function* take(place: Place) {
    const picker = yield* select(selectPicker)
    if (picker.status === 'closed') return
    const { owner, waypoint, onChoice } = picker
    if (onChoice !== 'pin') yield* put(placeAccepted({ owner, waypoint, place }))
    yield* put(onChoice === 'accept' ? pickerClosed() : placeFound(place))
  }

  function* choose({ payload: prediction }: ReturnType<typeof predictionChosen>) {
    const place = yield* within(limits.geocodeDeadline, places.resolve(prediction))
    if (E.isRight(place)) return yield* take(place.right)
    const about = retryReport(place.left)
    if (about !== null) report({ tag: 'GEOCODE', about })
    return yield* put(
      place.left.kind === 'PlaceWithoutPosition' ? choiceIgnored() : choiceFailed(place.left),
    )
  }

  function* tellOfFailure(error: LocateCustomerError) {
    switch (error.kind) {
      case 'LocationDenied':
        track({ name: 'Location Permission Denied', properties: {} })
        break
      case 'LocationUnavailable':
      case 'LocationTimedOut':
      case 'LocationUnknown':
        report({ tag: 'GEOLOCATION', about: error.kind })
        break
      case 'LocationUnsupported':
        break
    }
    yield* put(locatingFailed(error))
  }

  function* locate() {
    // The browser asks the customer first: how long that may take is the adapter's to know.
    const located = yield* call(locateCustomer)
    if (E.isLeft(located)) return yield* tellOfFailure(located.left)
    const place = yield* describe(rounded(located.right))
    if (E.isRight(place)) return yield* take(place.right)
    return yield* put(locatingFailed(place.left))
  }

  function* describe(point: Coordinates) {
    const place = yield* askWithin(limits.geocodeDeadline, (abandonment) =>
      places.describe(point, abandonment),
    )
    if (E.isLeft(place) && !isTold(place.left)) {
      report({ tag: 'GEOCODE', about: place.left.kind })
    }
    return place
  }

  function* find(step: Step) {
    if (searchTyped.match(step)) return yield* search(step.payload.text)
    if (predictionChosen.match(step)) return yield* choose(step)
    if (currentLocationRequested.match(step)) return yield* locate()
    if (pickerClosed.match(step) || pickerOpened.match(step) || mapOpened.match(step)) {
      places.abandon()
    }
    return undefined
  }

  function* readAt(point: Coordinates) {
    const place = yield* describe(rounded(point))
    if (E.isLeft(place)) {
      yield* put(pinDescribingFailed({ point, error: place.left }))
      return
    }
    yield* put(pinDescribed({ point, place: place.right }))
    const picker = yield* select(selectPicker)
    // Beside a form the pin is the field's: what it points at counts without a Confirm.
    if (picker.status === 'pinning' && picker.onChoice === 'acceptAndPin') {
      const { owner, waypoint } = picker
      yield* put(placeAccepted({ owner, waypoint, place: place.right }))
    }
  }

  function* read(step: Step) {
    if (mapOpened.match(step)) yield* readAt(step.payload.centre)
    if (!pinDropped.match(step)) return
    yield* delay(limits.reverseGeocodeDelay)
    const picker = yield* select(selectPicker)
    if (picker.status !== 'pinning') return
    // A point whose address was never read has none to stay with.
    const isRead = picker.place.landmark !== ''
    const metres = metresBetween(picker.place.location, rounded(step.payload))
    if (isRead && metres < limits.leastMove) yield* put(pinUnmoved())
    else yield* readAt(step.payload)
  }

  function* confirm() {
    const picker = yield* select(selectPicker)
    if (picker.status !== 'pinning' || picker.pin.status !== 'settled') return
    const { owner, waypoint, place } = picker
    yield* put(placeAccepted({ owner, waypoint, place }))
    yield* put(pickerClosed())
  }

  return function* locationPickerSaga() {
    yield* takeLatest(
      [
        searchTyped.type,
        predictionsCleared.type,
        predictionChosen.type,
        currentLocationRequested.type,
        pinDragStarted.type,
        changeRequested.type,
        pickerOpened.type,
        mapOpened.type,
        pickerClosed.type,
      ],
      find,
    )
    yield* takeLatest(
      [
        pinDragStarted.type,
        pinDropped.type,
        placeFound.type,
        changeRequested.type,
        pickerOpened.type,
        mapOpened.type,
        pickerClosed.type,
      ],
      read,
    )
    yield* takeEvery(confirmRequested.match, confirm)
  }
}
