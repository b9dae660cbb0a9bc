import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  confirmRequested,
  currentLocationRequested,
  locatingDismissed,
  type PickerPurpose,
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  pinDropped,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { type Coordinates, rounded } from '../../../src/domain/place/coordinates.ts'
import {
  entryOf,
  indiranagar,
  koramangala,
  predictionOf,
  whitefield,
} from '../../support/places.ts'
import { makePlacesOnDemand, placeOf } from '../../support/placesOnDemand.ts'
import { makePending, pass, settle, visitStore } from '../../support/visitStore.ts'

const pickup: PickerPurpose = {
  owner: 'fare',
  waypoint: 'pickup',
  onChoice: 'acceptAndPin',
  near: null,
}
const drop: PickerPurpose = { ...pickup, waypoint: 'drop' }

const far = rounded({ lat: koramangala.location.lat + 0.01, lng: koramangala.location.lng })
const typing = (purpose: PickerPurpose, text: string) => searchTyped({ ...purpose, text })

/** A wide screen, on which both ends are fields beside one map. */
const visitFields = () => {
  const atlas = makePlacesOnDemand()
  const browser = makePending<LocateCustomerError, Coordinates>()
  const visit = visitStore({ places: atlas.places, locateCustomer: browser.task })
  return { ...visit, ...atlas, browser }
}

const dropPin = (visit: ReturnType<typeof visitFields>) => {
  visit.tell(pickerOpened({ ...pickup, place: koramangala }), pinDragStarted(), pinDropped(far))
}

describe('a place that is being fetched for one end of the route', () => {
  it('becomes its address even if the other end is typed meanwhile: under the pin', async () => {
    const visit = visitFields()
    dropPin(visit)
    // The address under the pin has not been requested yet.
    await pass(limits.reverseGeocodeDelay / 2)
    visit.tell(typing(drop, 'White'))
    await pass(limits.reverseGeocodeDelay)
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input.pickup).toEqual(entryOf(placeOf(far)))
    expect(visit.picker()).toMatchObject({ status: 'selecting', waypoint: 'drop', text: 'White' })
  })

  it('becomes its address even if the other end is typed meanwhile: current location', async () => {
    const { tell, form, picker, browser, points } = visitFields()
    tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
    tell(typing(drop, 'White'))
    browser.answer(E.right(far))
    await settle()
    points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(form().input.pickup).toEqual(entryOf(placeOf(far)))
    expect(picker()).toMatchObject({ status: 'selecting', waypoint: 'drop', text: 'White' })
  })

  it('becomes its address even if the other end is typed meanwhile: chosen place', async () => {
    const { tell, form, picker, choices } = visitFields()
    tell(typing(pickup, 'Kora'), predictionChosen(predictionOf(koramangala)))
    tell(typing(drop, 'White'), predictionChosen(predictionOf(whitefield)))
    await settle()
    expect(choices).toHaveLength(2)
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(form().input.pickup).toEqual(entryOf(koramangala))
    expect(picker()).toMatchObject({ waypoint: 'drop', choosing: { status: 'choosing' } })
    choices[1]?.answer(E.right(whitefield))
    await settle()
    expect(form().input.drop).toEqual(entryOf(whitefield))
    expect(picker()).toMatchObject({ status: 'pinning', waypoint: 'drop', place: whitefield })
  })

  it('is dropped if its own end is typed again', async () => {
    const visit = visitFields()
    dropPin(visit)
    await pass(limits.reverseGeocodeDelay)
    visit.tell(typing(drop, 'White'), typing(pickup, 'Indira'), typing(drop, 'Whitef'))
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input.pickup).toEqual({ status: 'typed', text: 'Indira' })
  })

  it('gives way to a newer request, even if its own address arrives later', async () => {
    const visit = visitFields()
    dropPin(visit)
    await pass(limits.reverseGeocodeDelay)
    visit.tell(currentLocationRequested(), typing(drop, 'White'))
    visit.browser.answer(E.right(indiranagar.location))
    await settle()
    visit.points[1]?.answer(E.right(indiranagar))
    await settle()
    expect(visit.points[0]?.isAbandoned()).toBe(true)
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input.pickup).toEqual(entryOf(indiranagar))
  })

  it('gives way to a newer request, even if its own address arrives earlier', async () => {
    const visit = visitFields()
    dropPin(visit)
    await pass(limits.reverseGeocodeDelay)
    visit.tell(currentLocationRequested(), typing(drop, 'White'))
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input.pickup).toEqual(entryOf(placeOf(far)))
    visit.browser.answer(E.right(indiranagar.location))
    await settle()
    visit.points[1]?.answer(E.right(indiranagar))
    await settle()
    expect(visit.form().input.pickup).toEqual(entryOf(indiranagar))
  })

  it('is still awaited after a place is settled for the other end', async () => {
    const visit = visitFields()
    dropPin(visit)
    await pass(limits.reverseGeocodeDelay)
    visit.tell(typing(drop, 'White'), predictionChosen(predictionOf(whitefield)))
    await settle()
    visit.choices[0]?.answer(E.right(whitefield))
    await settle()
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input).toMatchObject({
      pickup: entryOf(placeOf(far)),
      drop: entryOf(whitefield),
    })
  })

  it('is given up when the picker is closed', async () => {
    const visit = visitFields()
    dropPin(visit)
    await pass(limits.reverseGeocodeDelay)
    visit.tell(typing(drop, 'White'), pickerClosed())
    visit.points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(visit.form().input.pickup).toEqual({ status: 'empty' })
  })

  it.each([
    ['is chosen', predictionChosen(predictionOf(whitefield))],
    ['is left without a place', pickerClosed({ owner: 'fare', waypoint: 'drop' })],
  ])('becomes its address even if the other end %s', async (_, next) => {
    const { tell, form, picker, browser, points, choices } = visitFields()
    tell(pickerOpened({ ...pickup, onChoice: 'accept', place: null }), currentLocationRequested())
    tell(typing({ ...drop, onChoice: 'accept' }, 'White'), next)
    await settle()
    choices[0]?.answer(E.right(whitefield))
    await settle()
    expect(picker()).toEqual({ status: 'closed' })
    browser.answer(E.right(far))
    await settle()
    points[0]?.answer(E.right(placeOf(far)))
    await settle()
    expect(form().input.pickup).toEqual(entryOf(placeOf(far)))
    expect(picker()).toEqual({ status: 'closed' })
  })

  it('becomes its address even if the other end is confirmed on the map', async () => {
    const { tell, form, picker, choices } = visitFields()
    tell(typing(pickup, 'Kora'), predictionChosen(predictionOf(koramangala)))
    tell(pickerOpened({ ...drop, onChoice: 'pin', place: whitefield }), confirmRequested())
    expect(picker()).toEqual({ status: 'closed' })
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(form().input).toMatchObject({
      pickup: entryOf(koramangala),
      drop: entryOf(whitefield),
    })
  })

  it('becomes its address even if its screen is gone, and opens no map', async () => {
    const { tell, form, picker, choices } = visitFields()
    tell(typing(pickup, 'Kora'), predictionChosen(predictionOf(koramangala)))
    tell(pickerClosed({ owner: 'fare', waypoint: 'pickup', isStillMeant: true }))
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(form().input.pickup).toEqual(entryOf(koramangala))
    expect(picker()).toEqual({ status: 'closed' })
  })

  it('is given up when its own end is left', async () => {
    const { tell, form, browser, points } = visitFields()
    tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
    tell(typing(drop, 'White'), pickerClosed({ owner: 'fare', waypoint: 'pickup' }))
    await settle()
    browser.answer(E.right(far))
    await settle()
    expect(points).toEqual([])
    expect(form().input.pickup).toEqual({ status: 'empty' })
  })

  it('shows nothing at the other end if it fails', async () => {
    const failing = { kind: 'PlacesUnavailable' } as const
    const { tell, picker, form, browser, choices } = visitFields()
    tell(typing(pickup, 'Kora'), predictionChosen(predictionOf(koramangala)))
    tell(typing(drop, 'White'), predictionChosen(predictionOf(whitefield)))
    await settle()
    choices[0]?.answer(E.left(failing))
    await settle()
    expect(picker()).toMatchObject({ waypoint: 'drop', choosing: { status: 'choosing' } })
    expect(form().input.pickup).toEqual({ status: 'typed', text: 'Kora' })

    // The device is asked for its location once for each end.
    const asked = [makePending<LocateCustomerError, Coordinates>(), browser]
    const located = visitStore({
      places: makePlacesOnDemand().places,
      locateCustomer: () => (asked.shift() ?? browser).task(),
    })
    const [first] = asked
    located.tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
    located.tell(typing(drop, 'White'), currentLocationRequested())
    first?.answer(E.left({ kind: 'LocationDenied' }))
    await settle()
    expect(located.picker()).toMatchObject({ waypoint: 'drop', locating: { status: 'locating' } })
    expect(located.eventNames()).toEqual(['Location Permission Denied'])

    const map = visitFields()
    dropPin(map)
    await pass(limits.reverseGeocodeDelay)
    map.tell(pickerOpened({ ...drop, place: indiranagar }), pinDragStarted(), pinDropped(far))
    map.points[0]?.answer(E.left(failing))
    await settle()
    expect(map.picker()).toMatchObject({ waypoint: 'drop', pin: { status: 'reading' } })
  })
})

it('a location that was dismissed is not awaited any more', async () => {
  const { tell, form, picker, browser, points } = visitFields()
  tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
  await settle()
  tell(locatingDismissed())
  browser.answer(E.right(far))
  await settle()
  expect(points).toEqual([])
  expect(form().input.pickup).toEqual({ status: 'empty' })
  expect(picker()).toMatchObject({ status: 'selecting', locating: { status: 'idle' } })
})
