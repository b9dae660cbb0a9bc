import { describe, expect, it } from '@jest/globals'
import {
  changeRequested,
  choiceFailed,
  choiceIgnored,
  currentLocationRequested,
  locatingDismissed,
  locatingFailed,
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
import { indiranagar, koramangala, predictionOf } from '../../support/places.ts'
import { placeOf } from '../../support/placesOnDemand.ts'
import { unanswered, visitStore } from '../../support/visitStore.ts'

const unavailable = { kind: 'PlacesUnavailable' } as const
const there = indiranagar.location

const found = predictionsFound({ text: 'Ko', predictions: [predictionOf(koramangala)] })
const notFound = searchFailed({ text: 'Ko', error: unavailable })
const described = pinDescribed({ point: there, place: placeOf(there) })
const notDescribed = pinDescribingFailed({ point: there, error: unavailable })

const ofSearch = [found, notFound, choiceFailed(unavailable), choiceIgnored(), predictionsCleared()]
const ofMap = [described, notDescribed, pinDragStarted(), pinDropped(there), pinUnmoved()]
const ofLocating = [locatingFailed({ kind: 'LocationTimedOut' }), locatingDismissed()]

const visitPicker = () => visitStore({ locateCustomer: unanswered })

describe('an answer that is not awaited any more', () => {
  it('changes nothing while the picker is closed', () => {
    const { tell, picker } = visitPicker()
    const chosen = [
      predictionChosen(predictionOf(koramangala)),
      placeFound(koramangala),
      currentLocationRequested(),
      changeRequested(),
    ]
    for (const action of [...ofSearch, ...ofMap, ...ofLocating, ...chosen]) {
      tell(action)
      expect(picker()).toEqual({ status: 'closed' })
    }
  })

  it('changes nothing on the map if it belongs to the search', () => {
    const { tell, picker } = visitPicker()
    tell(
      pickerOpened({
        owner: 'fare',
        near: null,
        waypoint: 'pickup',
        onChoice: 'pin',
        place: koramangala,
      }),
    )
    const map = picker()
    for (const action of [...ofSearch, ...ofLocating]) {
      tell(action)
      expect(picker()).toEqual(map)
    }
  })

  it('changes nothing in the search if it belongs to the map, or to an older text', () => {
    const { tell, picker } = visitPicker()
    tell(
      searchTyped({ owner: 'fare', near: null, waypoint: 'pickup', text: 'Kora', onChoice: 'pin' }),
    )
    const search = picker()
    for (const action of [found, notFound, choiceFailed(unavailable), ...ofMap, ...ofLocating]) {
      tell(action)
      expect(picker()).toEqual(search)
    }
  })

  it('settles no pin that is elsewhere, being dragged or settled', () => {
    const { tell, picker } = visitPicker()
    tell(
      pickerOpened({
        owner: 'fare',
        near: null,
        waypoint: 'pickup',
        onChoice: 'pin',
        place: koramangala,
      }),
    )
    for (const action of [null, pinDragStarted(), pinDropped({ lat: 12.95, lng: there.lng })]) {
      if (action !== null) tell(action)
      const before = picker()
      tell(described)
      expect(picker()).toEqual(before)
    }
    tell(pinDropped({ lat: there.lat, lng: 77.5 }), described)
    expect(picker()).toMatchObject({ pin: { status: 'reading' }, place: koramangala })
    tell(pinDropped(there), described)
    expect(picker()).toMatchObject({ pin: { status: 'settled' }, place: placeOf(there) })
  })
})
