import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Place, unknownDetails, type Waypoint } from '../../domain/place/address.ts'
import { type Coordinates, isSamePoint } from '../../domain/place/coordinates.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { LocateCustomerError } from './locateCustomer.port.ts'
import type { AddressOwner } from './placeAccepted.ts'
import type {
  DescribePointError,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from './places.port.ts'

/** What choosing a place leads to: the map with its Confirm, the field at once, or both. */
export type OnChoice = 'pin' | 'accept' | 'acceptAndPin'

/** What the search offers for the typed text. */
export type Predictions =
  /** The text is too short to search for. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly known: readonly Prediction[] }
  | { readonly status: 'found'; readonly known: readonly Prediction[] }
  | { readonly status: 'failed'; readonly error: SearchPlacesError | FlowCrashed }

/** The request for the customer's location. */
export type Locating =
  | { readonly status: 'idle' }
  | { readonly status: 'locating' }
  | {
      readonly status: 'failed'
      readonly error: LocateCustomerError | DescribePointError | FlowCrashed
    }

/** The request for the place of a chosen prediction. */
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

/** Where the map has to go; a new serial makes it a new command. */
export type MapCommand = { readonly centre: Coordinates; readonly serial: number }

/** Which address the picker is opened for, and how. */
export type PickerPurpose = {
  readonly owner: AddressOwner
  readonly waypoint: Waypoint
  readonly onChoice: OnChoice
  /** The other end of the route, around which to search; null if it has no place yet. */
  readonly near: Coordinates | null
}

/** The picker at its search (spec 1 §2). */
export type SelectingPicker = PickerPurpose & {
  readonly status: 'selecting'
  readonly locating: Locating
  readonly text: string
  readonly predictions: Predictions
  readonly choosing: Choosing
  /** The place to open the map at again; null if there is none. */
  readonly last: Place | null
}

/** The picker at its map (spec 1 §2). */
export type PinningPicker = PickerPurpose & {
  readonly status: 'pinning'
  readonly locating: Locating
  /** The search text that led to the map; null if the map was opened first. */
  readonly sought: string | null
  readonly place: Place
  readonly pin: Pin
  readonly command: MapCommand
}

/** The picker at either of its steps. */
export type OpenPicker = SelectingPicker | PinningPicker

/** The two steps of choosing a place (spec 1 §2, §4). */
export type LocationPicker = { readonly status: 'closed' } | OpenPicker

const closed: LocationPicker = { status: 'closed' }

/** The purpose of the picker alone, without what it is doing. */
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

/** Whether the picker is open for this end of the route. */
export const isFor = (
  state: LocationPicker,
  { owner, waypoint }: Pick<PickerPurpose, 'owner' | 'waypoint'>,
): state is OpenPicker =>
  state.status !== 'closed' && state.owner === owner && state.waypoint === waypoint

/** The place on the map if it is open for the same end and the address was read, otherwise null. */
const placeOnMap = (state: LocationPicker, purpose: PickerPurpose): Place | null =>
  isFor(state, purpose) && state.status === 'pinning' && state.place.landmark !== ''
    ? state.place
    : null

/**
 * The search text that led, or is about to lead, to the map of an end; null if the picker is not open for the
 * same end and `onChoice`.
 */
const soughtFor = (state: LocationPicker, purpose: PickerPurpose): string | null => {
  if (!isFor(state, purpose) || state.onChoice !== purpose.onChoice) return null
  return state.status === 'selecting' ? state.text : state.sought
}

/** Whether the picker still searches for this text. */
const seeks = (state: LocationPicker, text: string): state is SelectingPicker =>
  state.status === 'selecting' && state.text === text

/** Whether the picker still reads the address of this point, where the pin was dropped. */
const reads = (state: LocationPicker, point: Coordinates): state is PinningPicker =>
  state.status === 'pinning' &&
  state.pin.status === 'reading' &&
  isSamePoint(state.pin.point, point)

/**
 * The predictions on offer; while a search runs, those of the previous one (spec 1 §4).
 *
 * @example
 * const known = [{ id: 'N1', primary: 'Koramangala', secondary: 'Bengaluru' }]
 * knownPredictions({ status: 'searching', known }) // → known
 * knownPredictions({ status: 'idle' }) // → []
 */
export const knownPredictions = (predictions: Predictions): readonly Prediction[] =>
  'known' in predictions ? predictions.known : []

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
      {
        payload: end,
      }: PayloadAction<
        | (Pick<PickerPurpose, 'owner' | 'waypoint'> & {
            readonly isStillMeant?: boolean | undefined
          })
        | undefined
      >,
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
            // The search ends; the predictions that the customer chose from stay.
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
    /** The chosen place has no position or no address: the choice is ignored (spec 1 §4). */
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
    /** A place was found, by a choice or as the current location: the map goes there. */
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
    /** The pin was put back where it was: the address stays. */
    pinUnmoved: (state): LocationPicker =>
      state.status === 'pinning' ? { ...state, pin: { status: 'settled' } } : state,
    pinDescribed: (
      state,
      { payload: { point, place } }: PayloadAction<{ point: Coordinates; place: Place }>,
    ): LocationPicker =>
      reads(state, point) ? { ...state, place, pin: { status: 'settled' } } : state,
    pinDescribingFailed: (
      state,
      {
        payload: { point, error },
      }: PayloadAction<{ point: Coordinates; error: DescribePointError | FlowCrashed }>,
    ): LocationPicker =>
      reads(state, point) ? { ...state, pin: { status: 'failed', point, error } } : state,
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
 * The customer wants another place than the one under the pin: the picker returns to the search (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(changeRequested())
 * store.getState().locationPicker.status // → 'selecting'
 */
export const changeRequested = slice.actions.changeRequested
/**
 * The customer confirms the place under the pin: the form that opened the picker takes it, and the picker
 * closes (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * guestStore.dispatch(confirmRequested())
 * guestStore.getState().locationPicker // → { status: 'closed' }
 * guestStore.getState().fareForm.form.input.pickup // → { status: 'resolved', place: koramangala }
 */
export const confirmRequested = slice.actions.confirmRequested
/**
 * The customer wants the place where their device is (spec 1 §2).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.dispatch(currentLocationRequested())
 * const picker = store.getState().locationPicker
 * picker.status !== 'closed' && picker.locating // → { status: 'locating' }
 */
export const currentLocationRequested = slice.actions.currentLocationRequested
/**
 * The customer has seen that locating the device failed; a request that is still pending is given up
 * (spec 1 §2).
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
 * The picker opens at the map, over a point in degrees whose address has not been read yet (spec 1 §2).
 *
 * @example
 * store.dispatch(mapOpened({ ...purpose, centre: { lat: 12.9716, lng: 77.5946 } }))
 * const picker = store.getState().locationPicker
 * picker.status === 'pinning' && picker.pin.status // → 'reading'
 */
export const mapOpened = slice.actions.mapOpened
/**
 * The picker was closed, which gives up all its requests (spec 1 §4). Given an owner and an end, it gives up
 * only the requests of that end, and stays open if it serves another. If the end `isStillMeant`, only its screen
 * is gone, and an address that is being fetched for it still reaches the form.
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
 * The picker opens at the search, or at the map if a place to start from is given (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.getState().locationPicker.status // → 'selecting'
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.getState().locationPicker.status // → 'pinning'
 */
export const pickerOpened = slice.actions.pickerOpened
/**
 * The customer drags the pin, which is hidden until it is dropped (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(pinDragStarted())
 * const picker = store.getState().locationPicker
 * picker.status === 'pinning' && picker.pin // → { status: 'dragging' }
 */
export const pinDragStarted = slice.actions.pinDragStarted
/**
 * The customer dropped the pin over a point, in degrees. Its address is read after a moment (spec 1 §4).
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
 * The customer chose a prediction of the search (spec 1 §4).
 *
 * @example
 * store.dispatch(pickerOpened({ ...purpose, place: null }))
 * store.dispatch(predictionChosen({ id: 'N1', primary: 'Koramangala', secondary: 'Bengaluru' }))
 * const picker = store.getState().locationPicker
 * picker.status === 'selecting' && picker.choosing.status // → 'choosing'
 */
export const predictionChosen = slice.actions.predictionChosen
/**
 * The customer typed search text for an end of the owner's form; typing returns to the search (spec 1 §4).
 * Predictions are requested once the text has enough characters and a moment has passed.
 *
 * @example
 * store.dispatch(searchTyped({ ...purpose, text: 'Kora' }))
 * const picker = store.getState().locationPicker
 * picker.status === 'selecting' && picker.predictions // → { status: 'searching', known: [] }
 */
export const searchTyped = slice.actions.searchTyped
