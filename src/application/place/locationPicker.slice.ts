import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Place, unknownDetails, type Waypoint } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { LocateCustomerError } from './locateCustomer.port.ts'
import type { AddressOwner } from './placeAccepted.ts'
import type {
  DescribePointError,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from './places.port.ts'

/** What a chosen place leads to: the map and its Confirm, the field at once, or both. */
export type OnChoice = 'pin' | 'accept' | 'acceptAndPin'

/** What the search offers for the words that were typed. */
export type Predictions =
  /** There are not words enough to ask for any. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly known: readonly Prediction[] }
  | { readonly status: 'found'; readonly known: readonly Prediction[] }
  | { readonly status: 'failed'; readonly error: SearchPlacesError | FlowCrashed }

/** The question where the customer is. */
export type Locating =
  | { readonly status: 'idle' }
  | { readonly status: 'locating' }
  | {
      readonly status: 'failed'
      readonly error: LocateCustomerError | DescribePointError | FlowCrashed
    }

/** What becomes of a prediction that was chosen. */
export type Choosing =
  | { readonly status: 'idle' }
  | { readonly status: 'choosing'; readonly prediction: Prediction }
  | {
      readonly status: 'failed'
      readonly prediction: Prediction
      readonly error: ResolvePlaceError | FlowCrashed
    }

/** The pin and the address under it. Only a settled pin may be confirmed. */
export type Pin =
  | { readonly status: 'settled' }
  | { readonly status: 'dragging' }
  | { readonly status: 'reading'; readonly point: Coordinates }
  | {
      readonly status: 'failed'
      readonly point: Coordinates
      readonly error: DescribePointError | FlowCrashed
    }

/** Where the map is told to go; a new serial is a new command. */
export type MapCommand = { readonly centre: Coordinates; readonly serial: number }

/** What the picker is opened for. */
export type PickerPurpose = {
  readonly owner: AddressOwner
  readonly waypoint: Waypoint
  readonly onChoice: OnChoice
  /** The other end of the route, which places are looked for around; null where there is none yet. */
  readonly near: Coordinates | null
}

/** The picker at its search (spec 1 §2). */
export type SelectingPicker = PickerPurpose & {
  readonly status: 'selecting'
  readonly locating: Locating
  readonly text: string
  readonly predictions: Predictions
  readonly choosing: Choosing
  /** The place that the map would be opened at again. */
  readonly last: Place | null
}

/** The picker at its map (spec 1 §2). */
export type PinningPicker = PickerPurpose & {
  readonly status: 'pinning'
  readonly locating: Locating
  /** The words of the search that led to the map; null where the map came first. */
  readonly sought: string | null
  readonly place: Place
  readonly pin: Pin
  readonly command: MapCommand
}

/** The picker at either of its steps. */
export type OpenPicker = SelectingPicker | PinningPicker

/** The two steps of choosing a place (spec 1 §2, §4). */
export type LocationPicker = { readonly status: 'closed' } | OpenPicker

/**
 * What is being fetched: a choice, where the device is, what is under a pin. Also for an end that the
 * picker has left for another since.
 */
export type AwaitedAddresses = readonly PickerPurpose[]

const closed: LocationPicker = { status: 'closed' }

/** Whom the picker is for, without what it is doing. */
export const purposeOf = ({ owner, waypoint, onChoice, near }: PickerPurpose): PickerPurpose => ({
  owner,
  waypoint,
  onChoice,
  near,
})

const selecting = (purpose: PickerPurpose, text: string, last: Place | null): SelectingPicker => ({
  status: 'selecting',
  ...purposeOf(purpose),
  locating: { status: 'idle' },
  text,
  predictions: { status: 'idle' },
  choosing: { status: 'idle' },
  last,
})

/** Whether the picker is open for an end of the route. */
const isFor = (
  state: LocationPicker,
  { owner, waypoint }: Pick<PickerPurpose, 'owner' | 'waypoint'>,
): state is OpenPicker =>
  state.status !== 'closed' && state.owner === owner && state.waypoint === waypoint

/** The place on the map, where that is open for the same end and its address was read. */
const placeOnMap = (state: LocationPicker, purpose: PickerPurpose): Place | null =>
  isFor(state, purpose) && state.status === 'pinning' && state.place.landmark !== ''
    ? state.place
    : null

/** The words that led to the map of an end, or are about to; null where they are those of a field. */
const soughtFor = (state: LocationPicker, purpose: PickerPurpose): string | null => {
  if (!isFor(state, purpose) || state.onChoice !== purpose.onChoice) return null
  return state.status === 'selecting' ? state.text : state.sought
}

/** Whether these are the words that places are looked for by. */
const seeks = (state: LocationPicker, text: string): state is SelectingPicker =>
  state.status === 'selecting' && state.text === text

/**
 * The places on offer: while a search runs, those of the one before (spec 1 §4).
 *
 * @example
 * const known = [{ id: 'N1', primary: 'Koramangala', secondary: 'Bengaluru' }]
 * knownPredictions({ status: 'searching', known }) // → known
 * knownPredictions({ status: 'idle' }) // → []
 */
export const knownPredictions = (predictions: Predictions): readonly Prediction[] =>
  'known' in predictions ? predictions.known : []

/** This is being fetched now, and nothing else: the flow of choosing a place alone knows what it waits for. */
export const addressesAwaited = createAction<AwaitedAddresses>('place/awaited')

export const awaitedAddressesReducer = (
  state: AwaitedAddresses = [],
  action: Action,
): AwaitedAddresses => (addressesAwaited.match(action) ? action.payload : state)

/**
 * Whether an end of an owner's form is about to have another address, which counts without a Confirm (spec
 * 1 §4): until that is there, or has failed, nobody knows what is meant.
 *
 * @example
 * guestStore.dispatch(pickerOpened({ ...purpose, onChoice: 'accept', place: null }))
 * guestStore.dispatch(currentLocationRequested())
 * isUnsettled(purpose.owner)(guestStore.getState()) // → true
 * await settled()
 * isUnsettled(purpose.owner)(guestStore.getState()) // → false
 */
export const isUnsettled =
  (owner: AddressOwner) =>
  (state: {
    readonly awaitedAddresses: AwaitedAddresses
    readonly locationPicker: LocationPicker
  }): boolean => {
    const picker = state.locationPicker
    return (
      state.awaitedAddresses.some((of) => of.owner === owner && of.onChoice !== 'pin') ||
      (picker.status === 'pinning' &&
        picker.pin.status === 'dragging' &&
        picker.owner === owner &&
        picker.onChoice !== 'pin')
    )
  }

const slice = createSlice({
  name: 'locationPicker',
  initialState: (): LocationPicker => closed,
  reducers: {
    pickerOpened: (
      state,
      {
        payload: { place, ...purpose },
      }: PayloadAction<PickerPurpose & { readonly place: Place | null }>,
    ): LocationPicker =>
      place === null
        ? selecting(purpose, '', null)
        : {
            status: 'pinning',
            ...purpose,
            locating: { status: 'idle' },
            sought: soughtFor(state, purpose),
            place,
            pin: { status: 'settled' },
            command: { centre: place.location, serial: 0 },
          },
    mapOpened: (
      state,
      {
        payload: { centre, ...purpose },
      }: PayloadAction<PickerPurpose & { readonly centre: Coordinates }>,
    ): LocationPicker => ({
      status: 'pinning',
      ...purpose,
      locating: { status: 'idle' },
      sought: soughtFor(state, purpose),
      place: { landmark: '', location: centre, details: unknownDetails },
      pin: { status: 'reading', point: centre },
      command: { centre, serial: 0 },
    }),
    pickerClosed: (
      state,
      { payload: end }: PayloadAction<Pick<PickerPurpose, 'owner' | 'waypoint'> | undefined>,
    ): LocationPicker => (end === undefined || isFor(state, end) ? closed : state),
    searchTyped: (
      state,
      { payload: { text, ...purpose } }: PayloadAction<PickerPurpose & { readonly text: string }>,
    ): LocationPicker =>
      isFor(state, purpose) && state.status === 'selecting'
        ? {
            ...state,
            ...purpose,
            text,
            choosing: { status: 'idle' },
            locating: { status: 'idle' },
            predictions: { status: 'searching', known: knownPredictions(state.predictions) },
          }
        : {
            ...selecting(purpose, text, placeOnMap(state, purpose)),
            predictions: { status: 'searching', known: [] },
          },
    predictionsCleared: (state): LocationPicker =>
      state.status === 'selecting' ? { ...state, predictions: { status: 'idle' } } : state,
    predictionsFound: (
      state,
      {
        payload: { text, predictions },
      }: PayloadAction<{ text: string; predictions: readonly Prediction[] }>,
    ): LocationPicker =>
      seeks(state, text)
        ? { ...state, predictions: { status: 'found', known: predictions } }
        : state,
    searchFailed: (
      state,
      {
        payload: { text, error },
      }: PayloadAction<{ text: string; error: SearchPlacesError | FlowCrashed }>,
    ): LocationPicker =>
      seeks(state, text) ? { ...state, predictions: { status: 'failed', error } } : state,
    predictionChosen: (
      state,
      { payload: prediction }: PayloadAction<Prediction>,
    ): LocationPicker =>
      state.status === 'selecting'
        ? {
            ...state,
            choosing: { status: 'choosing', prediction },
            locating: { status: 'idle' },
            // The search ends here: what it was chosen from stays.
            predictions:
              state.predictions.status === 'searching'
                ? { ...state.predictions, status: 'found' }
                : state.predictions,
          }
        : state,
    choiceFailed: (
      state,
      { payload: error }: PayloadAction<ResolvePlaceError | FlowCrashed>,
    ): LocationPicker =>
      state.status === 'selecting' && state.choosing.status === 'choosing'
        ? {
            ...state,
            choosing: { status: 'failed', prediction: state.choosing.prediction, error },
          }
        : state,
    /** A place that has nothing to point at was chosen: as if it was not (spec 1 §4). */
    choiceIgnored: (state): LocationPicker =>
      state.status === 'selecting' ? { ...state, choosing: { status: 'idle' } } : state,
    currentLocationRequested: (state): LocationPicker =>
      state.status === 'closed'
        ? state
        : {
            ...state,
            locating: { status: 'locating' },
            ...(state.status === 'selecting' ? { choosing: { status: 'idle' } } : {}),
          },
    locatingFailed: (
      state,
      { payload: error }: PayloadAction<LocateCustomerError | DescribePointError | FlowCrashed>,
    ): LocationPicker =>
      state.status !== 'closed' && state.locating.status === 'locating'
        ? { ...state, locating: { status: 'failed', error } }
        : state,
    locatingDismissed: (state): LocationPicker =>
      state.status === 'closed' ? state : { ...state, locating: { status: 'idle' } },
    /** A place was found by choice or by the current location: the map goes there. */
    placeFound: (state, { payload: place }: PayloadAction<Place>): LocationPicker => {
      if (state.status === 'closed') return state
      return {
        status: 'pinning',
        ...purposeOf(state),
        locating: { status: 'idle' },
        sought: soughtFor(state, state),
        place,
        pin: { status: 'settled' },
        command: {
          centre: place.location,
          serial: state.status === 'pinning' ? state.command.serial + 1 : 0,
        },
      }
    },
    pinDragStarted: (state): LocationPicker =>
      state.status === 'pinning'
        ? { ...state, locating: { status: 'idle' }, pin: { status: 'dragging' } }
        : state,
    pinDropped: (state, { payload: point }: PayloadAction<Coordinates>): LocationPicker =>
      state.status === 'pinning' ? { ...state, pin: { status: 'reading', point } } : state,
    /** The pin lies where it lay: the address stays. */
    pinUnmoved: (state): LocationPicker =>
      state.status === 'pinning' ? { ...state, pin: { status: 'settled' } } : state,
    pinDescribed: (
      state,
      { payload: { point, place } }: PayloadAction<{ point: Coordinates; place: Place }>,
    ): LocationPicker =>
      state.status === 'pinning' &&
      state.pin.status === 'reading' &&
      state.pin.point.lat === point.lat &&
      state.pin.point.lng === point.lng
        ? { ...state, place, pin: { status: 'settled' } }
        : state,
    pinDescribingFailed: (
      state,
      {
        payload: { point, error },
      }: PayloadAction<{ point: Coordinates; error: DescribePointError | FlowCrashed }>,
    ): LocationPicker =>
      state.status === 'pinning' &&
      state.pin.status === 'reading' &&
      state.pin.point.lat === point.lat &&
      state.pin.point.lng === point.lng
        ? { ...state, pin: { status: 'failed', point, error } }
        : state,
    changeRequested: (state): LocationPicker =>
      state.status === 'pinning' ? selecting(state, '', placeOnMap(state, state)) : state,
    confirmRequested: (state) => state,
  },
})

export const locationPickerReducer = slice.reducer
export const {
  predictionsCleared,
  predictionsFound,
  searchFailed,
  choiceFailed,
  choiceIgnored,
  locatingFailed,
  placeFound,
  pinUnmoved,
  pinDescribed,
  pinDescribingFailed,
} = slice.actions

/**
 * The customer wants another place than the one under the pin: back to the search (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(changeRequested())
 * store.getState().locationPicker.status // → 'selecting'
 */
export const changeRequested = slice.actions.changeRequested
/**
 * The place under the pin is the one: it is handed to whoever opened the picker, which closes (spec
 * 1 §4).
 *
 * @example
 * guestStore.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * guestStore.dispatch(confirmRequested())
 * guestStore.getState().locationPicker // → { status: 'closed' }
 * guestStore.getState().fareForm.form.input.pickup // → { status: 'resolved', place: koramangala }
 */
export const confirmRequested = slice.actions.confirmRequested
/**
 * The customer wants the place where the device is (spec 1 §2).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.dispatch(currentLocationRequested())
 * const picker = store.getState().locationPicker
 * picker.status !== 'closed' && picker.locating // → { status: 'locating' }
 */
export const currentLocationRequested = slice.actions.currentLocationRequested
/**
 * What came of looking for the device is seen; one that is still looked for is not waited for (spec
 * 1 §2).
 *
 * @example
 * guestStore.dispatch(pickerOpened({ ...purpose, place: null }))
 * guestStore.dispatch(currentLocationRequested())
 * await settled()
 * guestStore.dispatch(locatingDismissed())
 * const picker = guestStore.getState().locationPicker
 * picker.status !== 'closed' && picker.locating // → { status: 'idle' }
 */
export const locatingDismissed = slice.actions.locatingDismissed
/**
 * The picker opens at the map, over a point in degrees that nobody has read the address of yet
 * (spec 1 §2).
 *
 * @example
 * store.dispatch(mapOpened({ ...purpose, centre: { lat: 12.9716, lng: 77.5946 } }))
 * const picker = store.getState().locationPicker
 * picker.status === 'pinning' && picker.pin.status // → 'reading'
 */
export const mapOpened = slice.actions.mapOpened
/**
 * The picker was closed, whatever was being looked for (spec 1 §4). Closed by an owner and an end it
 * gives up only what that end waits for, and stays open where it serves another.
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.dispatch(pickerClosed({ owner: purpose.owner, waypoint: 'drop' }))
 * store.getState().locationPicker.status // → 'selecting'
 * store.dispatch(pickerClosed())
 * store.getState().locationPicker // → { status: 'closed' }
 */
export const pickerClosed = slice.actions.pickerClosed
/**
 * The picker opens at the search, or at the map where a place is given to start from (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.getState().locationPicker.status // → 'selecting'
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.getState().locationPicker.status // → 'pinning'
 */
export const pickerOpened = slice.actions.pickerOpened
/**
 * The pin is being dragged: it is hidden until it is dropped (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(pinDragStarted())
 * const picker = store.getState().locationPicker
 * picker.status === 'pinning' && picker.pin // → { status: 'dragging' }
 */
export const pinDragStarted = slice.actions.pinDragStarted
/**
 * The pin was dropped over a point, in degrees: its address is read after a moment (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(pinDropped({ lat: 12.9353, lng: 77.6246 }))
 * const picker = store.getState().locationPicker
 * picker.status === 'pinning' && picker.pin
 * // → { status: 'reading', point: { lat: 12.9353, lng: 77.6246 } }
 */
export const pinDropped = slice.actions.pinDropped
/**
 * A place that the search offered was chosen (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.dispatch(predictionChosen({ id: 'N1', primary: 'Koramangala', secondary: 'Bengaluru' }))
 * const picker = store.getState().locationPicker
 * picker.status === 'selecting' && picker.choosing.status // → 'choosing'
 */
export const predictionChosen = slice.actions.predictionChosen
/**
 * The words of the search, by the owner and the end that they are for; typing returns to the search
 * (spec 1 §4). Predictions are asked for once there are enough characters and a moment has passed.
 *
 * @example
 * store.dispatch(searchTyped({ ...purpose, text: 'Kora' }))
 * const picker = store.getState().locationPicker
 * picker.status === 'selecting' && picker.predictions // → { status: 'searching', known: [] }
 */
export const searchTyped = slice.actions.searchTyped
