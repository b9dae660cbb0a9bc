import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { isNoneFound } from '../../../src/application/place/isNoneFound.ts'
import {
  changeRequested,
  choiceFailed,
  choiceIgnored,
  confirmRequested,
  currentLocationRequested,
  type LocationPicker,
  locatingDismissed,
  locatingFailed,
  locationPickerReducer,
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
} from '../../../src/application/place/locationPicker.slice.ts'
import {
  mapsFailed,
  mapsLoaded,
  mapsReducer,
  mapsWanted,
} from '../../../src/application/place/maps.slice.ts'
import {
  cityEntered,
  cityLeft,
  pageCityReducer,
} from '../../../src/application/place/pageCity.slice.ts'
import { cityOf } from '../../support/cities.ts'
import { indiranagar, koramangala, predictionOf, whitefield } from '../../support/places.ts'
import { cameTo, replacing } from '../../support/reducedStates.ts'

const purpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'pin', near: null } as const
const opened = pickerOpened({ ...purpose, place: null })
const typed = searchTyped({ ...purpose, text: 'Kora' })
const prediction = predictionOf(koramangala)
const pinned = pickerOpened({ ...purpose, place: koramangala })
const point = whitefield.location
const offline = { kind: 'Unreachable', because: 'offline' } as const

const came = (...events: readonly UnknownAction[]) => cameTo(locationPickerReducer, ...events)

const searched = [opened, typed, predictionsFound({ text: 'Kora', predictions: [prediction] })]

const states = {
  closed: came(),
  selecting: came(opened),
  searching: came(opened, typed),
  found: came(...searched),
  choosing: came(...searched, predictionChosen(prediction)),
  locating: came(opened, currentLocationRequested()),
  pinning: came(pinned),
  dragging: came(pinned, pinDragStarted()),
  reading: came(pinned, pinDropped(point)),
  unread: came(pinned, pinDropped(point), pinDescribingFailed({ point, error: offline })),
  'locating on the map': came(pinned, currentLocationRequested()),
}
const searches = ['selecting', 'searching', 'found', 'choosing', 'locating']
const typedOnes = ['searching', 'found', 'choosing']
const maps = ['pinning', 'dragging', 'reading', 'unread', 'locating on the map']

describe('choosing a place', () => {
  it.each([
    [predictionsCleared(), searches],
    [predictionsFound({ text: 'Kora', predictions: [] }), typedOnes],
    [predictionsFound({ text: 'Koram', predictions: [] }), []],
    [searchFailed({ text: 'Kora', error: offline }), typedOnes],
    [searchFailed({ text: 'Koram', error: offline }), []],
    [predictionChosen(prediction), searches],
    [choiceFailed(offline), ['choosing']],
    [choiceIgnored(), searches],
    [currentLocationRequested(), [...searches, ...maps]],
    [locatingFailed({ kind: 'LocationUnsupported' }), ['locating', 'locating on the map']],
    [locatingDismissed(), [...searches, ...maps]],
    [placeFound(whitefield), [...searches, ...maps]],
    [pinDragStarted(), maps],
    [pinDropped(point), maps],
    [pinUnmoved(), maps],
    [pinDescribed({ point, place: whitefield }), ['reading']],
    [pinDescribed({ point: { ...point, lat: 12 }, place: whitefield }), []],
    [pinDescribed({ point: { ...point, lng: 77 }, place: whitefield }), []],
    [pinDescribingFailed({ point, error: offline }), ['reading']],
    [pinDescribingFailed({ point: { ...point, lat: 12 }, error: offline }), []],
    [pinDescribingFailed({ point: { ...point, lng: 77 }, error: offline }), []],
    [changeRequested(), maps],
    [confirmRequested(), []],
    [pickerClosed(), [...searches, ...maps]],
    [pickerClosed({ owner: 'fare', waypoint: 'pickup' }), [...searches, ...maps]],
    [pickerClosed({ owner: 'fare', waypoint: 'drop' }), []],
    [pickerClosed({ owner: 'order', waypoint: 'pickup' }), []],
  ])('changes on %j at its own step only', (event, names) => {
    expect(replacing(locationPickerReducer, states)(event)).toEqual(names)
  })

  const idle = { status: 'idle' }

  it('keeps its predictions as they were if nothing was searched for', () => {
    expect(came(opened, predictionChosen(prediction))).toMatchObject({ predictions: idle })
  })

  it('begins at the search, over a known place, or over a point without an address', () => {
    expect(states.selecting).toEqual({
      status: 'selecting',
      ...purpose,
      locating: idle,
      text: '',
      predictions: idle,
      choosing: idle,
      last: null,
    })
    const pinning = { status: 'pinning', ...purpose, locating: idle, sought: null }
    expect(states.pinning).toEqual({
      ...pinning,
      place: koramangala,
      pin: { status: 'settled' },
      command: { centre: koramangala.location, serial: 0 },
    })
    expect(came(mapOpened({ ...purpose, centre: point }))).toMatchObject({
      ...pinning,
      place: { landmark: '', location: point },
      pin: { status: 'reading', point },
      command: { centre: point, serial: 0 },
    })
  })

  it('keeps what was found while more is typed for the same end, not for another', () => {
    const more = { ...purpose, text: 'Koram' }
    const known = (state = states.found, words: Parameters<typeof searchTyped>[0] = more) => {
      const next = locationPickerReducer(state, searchTyped(words))
      return next.status === 'selecting' ? next.predictions : null
    }
    const searching = (...predictions: readonly unknown[]) => ({
      status: 'searching',
      known: predictions,
    })
    expect(known()).toEqual(searching(prediction))
    expect(known(locationPickerReducer(states.found, searchTyped(more)))).toEqual(
      searching(prediction),
    )
    expect(known(states.found, { ...more, waypoint: 'drop' })).toEqual(searching())
    expect(known(states.found, { ...more, owner: 'lead' })).toEqual(searching())
    expect(known(states.selecting)).toEqual(searching())
    expect(known(states.pinning)).toEqual(searching())
    expect(known(states.closed)).toEqual(searching())
    const failed = locationPickerReducer(
      states.searching,
      searchFailed({ text: 'Kora', error: offline }),
    )
    expect(known(failed)).toEqual(searching())
  })

  it('remembers the place of the map for the same end only', () => {
    const change = locationPickerReducer(states.pinning, changeRequested())
    expect(change).toEqual({ ...states.selecting, last: koramangala })
    const last = (state: typeof change, words: Parameters<typeof searchTyped>[0]) => {
      const next = locationPickerReducer(state, searchTyped(words))
      return next.status === 'selecting' ? next.last : undefined
    }
    const ind = { ...purpose, text: 'Ind' }
    for (const state of [change, states.pinning]) {
      expect(last(state, ind)).toEqual(koramangala)
      expect(last(state, { ...ind, owner: 'lead' })).toBeNull()
      expect(last(state, { ...ind, waypoint: 'drop' })).toBeNull()
    }
    expect(last(states.closed, ind)).toBeNull()
  })

  it('gives up its current step when the customer starts another', () => {
    const typedOn = locationPickerReducer(states.choosing, typed)
    expect(typedOn).toMatchObject({ choosing: idle })
    expect(locationPickerReducer(states.locating, typed)).toMatchObject({ locating: idle })
    expect(locationPickerReducer(states.locating, predictionChosen(prediction))).toMatchObject({
      choosing: { status: 'choosing', prediction },
      locating: idle,
    })
    expect(locationPickerReducer(states.choosing, currentLocationRequested())).toMatchObject({
      choosing: idle,
      locating: { status: 'locating' },
    })
    expect(locationPickerReducer(states.pinning, currentLocationRequested())).toEqual({
      ...states.pinning,
      locating: { status: 'locating' },
    })
    expect(locationPickerReducer(states['locating on the map'], pinDragStarted())).toMatchObject({
      locating: idle,
      pin: { status: 'dragging' },
    })
    expect(locationPickerReducer(states.locating, locatingDismissed())).toEqual(states.selecting)
    expect(locationPickerReducer(states.dragging, pinUnmoved())).toEqual(states.pinning)
    expect(locationPickerReducer(states.choosing, choiceIgnored())).toEqual(states.found)
    expect(locationPickerReducer(states.choosing, choiceFailed(offline))).toMatchObject({
      choosing: { status: 'failed', prediction, error: offline },
    })
    expect(locationPickerReducer(states.found, predictionsCleared())).toMatchObject({
      predictions: idle,
      text: 'Kora',
    })
  })

  it('distinguishes a search without results from one that has not been answered', () => {
    const offered = [prediction]
    expect(isNoneFound({ status: 'found', known: [] })).toBe(true)
    expect(isNoneFound({ status: 'found', known: offered })).toBe(false)
    expect(isNoneFound({ status: 'searching', known: [] })).toBe(false)
    expect(isNoneFound({ status: 'idle' })).toBe(false)
    expect(isNoneFound({ status: 'failed', error: offline })).toBe(false)
  })

  it('remembers on the map the text that led there, for the same end only', () => {
    const soughtAfter = (
      state: LocationPicker,
      ...events: ReadonlyArray<Parameters<typeof locationPickerReducer>[1]>
    ) => {
      const next = events.reduce((held, event) => locationPickerReducer(held, event), state)
      return next.status === 'pinning' ? next.sought : undefined
    }
    const other = { ...purpose, waypoint: 'drop' } as const
    expect(soughtAfter(states.found, placeFound(whitefield))).toBe('Kora')
    expect(soughtAfter(states.found, placeFound(whitefield), placeFound(indiranagar))).toBe('Kora')
    expect(soughtAfter(states.found, mapOpened({ ...purpose, centre: point }))).toBe('Kora')
    expect(soughtAfter(states.found, pickerOpened({ ...purpose, place: whitefield }))).toBe('Kora')
    expect(soughtAfter(states.found, mapOpened({ ...other, centre: point }))).toBeNull()
    const fromField = { ...purpose, onChoice: 'accept' } as const
    const typed = searchTyped({ ...fromField, text: 'Kora' })
    expect(
      soughtAfter(states.selecting, typed, mapOpened({ ...purpose, centre: point })),
    ).toBeNull()
    expect(soughtAfter(states.pinning, placeFound(whitefield))).toBeNull()
    expect(soughtAfter(states.pinning, changeRequested(), placeFound(whitefield))).toBe('')
  })

  it('moves the map to a place that was found, once for each', () => {
    const first = locationPickerReducer(states.locating, placeFound(whitefield))
    expect(first).toEqual({
      status: 'pinning',
      ...purpose,
      locating: idle,
      sought: '',
      place: whitefield,
      pin: { status: 'settled' },
      command: { centre: whitefield.location, serial: 0 },
    })
    expect(locationPickerReducer(first, placeFound(indiranagar))).toMatchObject({
      place: indiranagar,
      command: { centre: indiranagar.location, serial: 1 },
    })
  })
})

describe('the maps service', () => {
  const { idle, loading, loaded, failed } = {
    idle: cameTo(mapsReducer),
    loading: cameTo(mapsReducer, mapsWanted()),
    loaded: cameTo(mapsReducer, mapsLoaded()),
    failed: cameTo(mapsReducer, mapsWanted(), mapsFailed()),
  }

  it('is requested until it is loaded, and then stays', () => {
    expect([idle, loading, loaded, failed].map(({ status }) => status)).toEqual([
      'idle',
      'loading',
      'loaded',
      'error',
    ])
    const told = (event: Parameters<typeof mapsReducer>[1]) =>
      [idle, loading, loaded, failed].map((state) => mapsReducer(state, event).status)
    expect(told(mapsWanted())).toEqual(['loading', 'loading', 'loaded', 'loading'])
    expect(told(mapsFailed())).toEqual(['idle', 'error', 'loaded', 'error'])
  })
})

describe('the city of the page', () => {
  it('is known while the page is about one', () => {
    const pune = cityOf('pune')
    expect(cameTo(pageCityReducer)).toBeNull()
    expect(cameTo(pageCityReducer, cityEntered(pune))).toEqual(pune)
    expect(cameTo(pageCityReducer, cityEntered(pune), cityLeft())).toBeNull()
  })
})
