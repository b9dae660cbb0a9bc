import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  addressesCleared,
  addressesSwapped,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { isUnsettled } from '../../../src/application/place/awaitedAddresses.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  type PickerPurpose,
  pickerOpened,
  pinDragStarted,
  pinDropped,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { filledForm } from '../../support/fares.ts'
import {
  indiranagar,
  koramangala,
  mapBesideForm,
  predictionOf,
  whitefield,
} from '../../support/places.ts'
import { makePlacesOnDemand, placeOf } from '../../support/placesOnDemand.ts'
import { makePending, pass, settle, visitStore } from '../../support/visitStore.ts'

const there = { lat: 12.95, lng: 77.63 }
const pickup: PickerPurpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'accept', near: null }
const drop: PickerPurpose = { ...pickup, waypoint: 'drop', onChoice: 'acceptAndPin' }

/** A filled form; the test decides when the requests for its addresses are answered. */
const withFilledForm = async () => {
  const atlas = makePlacesOnDemand()
  const browser = makePending<LocateCustomerError, Coordinates>()
  const visit = visitStore({ places: atlas.places, locateCustomer: browser.task })
  await settle()
  visit.tell(fareEdited(filledForm))
  const ask = async () => {
    visit.tell(estimateRequested())
    await settle()
  }
  /** The routes that fares were requested for. */
  const routes = () =>
    visit.asked.quotes.map(({ enquiry: { route } }) => [
      route.pickup.location.lat,
      route.drop.location.lat,
    ])
  const isAwaited = () => isUnsettled('fare')(visit.state())
  return { ...visit, ...atlas, browser, ask, routes, isAwaited }
}

const latOf = ({ location }: { readonly location: Coordinates }): number => location.lat

describe('a fare that is asked for while an address of the form is being fetched', () => {
  it('starts where the pin was dropped, even if a drop is chosen meanwhile', async () => {
    const { tell, ask, routes, isAwaited, points, choices } = await withFilledForm()
    tell(mapBesideForm, pinDragStarted(), pinDropped(there))
    await pass(limits.reverseGeocodeDelay)
    tell(searchTyped({ ...drop, text: 'Indira' }), predictionChosen(predictionOf(indiranagar)))
    choices[0]?.answer(E.right(indiranagar))
    await settle()
    expect(isAwaited()).toBe(true)
    await ask()
    expect(routes()).toEqual([])
    points[0]?.answer(E.right(placeOf(there)))
    await settle()
    expect(isAwaited()).toBe(false)
    await ask()
    expect(routes()).toEqual([[there.lat, latOf(indiranagar)]])
  })

  it('starts at the current location once the browser has told it', async () => {
    const { tell, ask, routes, isAwaited, browser, points } = await withFilledForm()
    tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
    await ask()
    browser.answer(E.right(there))
    await settle()
    await ask()
    expect(isAwaited()).toBe(true)
    expect(routes()).toEqual([])
    points[0]?.answer(E.right(placeOf(there)))
    await settle()
    await ask()
    expect(routes()).toEqual([[there.lat, latOf(whitefield)]])
  })

  it('starts at the pickup in the form if the browser denies the current location', async () => {
    const { tell, ask, routes, isAwaited, browser } = await withFilledForm()
    tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
    // The other end is open by now, so the failure is not shown there.
    tell(searchTyped({ ...drop, text: 'White' }))
    expect(isAwaited()).toBe(true)
    browser.answer(E.left({ kind: 'LocationDenied' }))
    await settle()
    expect(isAwaited()).toBe(false)
    tell(fareEdited({ drop: filledForm.drop }))
    await ask()
    expect(routes()).toEqual([[latOf(koramangala), latOf(whitefield)]])
  })

  it('lets a choice that is under way finish, and starts at the chosen place', async () => {
    const { tell, ask, routes, picker, choices } = await withFilledForm()
    tell(searchTyped({ ...pickup, text: 'Indira' }), predictionChosen(predictionOf(indiranagar)))
    await ask()
    expect(picker()).toMatchObject({ choosing: { status: 'choosing' } })
    choices[0]?.answer(E.right(indiranagar))
    await settle()
    await ask()
    expect(routes()).toEqual([[latOf(indiranagar), latOf(whitefield)]])
  })
})

describe('an address that is on its way', () => {
  const swapped = [filledForm.drop, filledForm.pickup]

  it.each([
    ['turned round', addressesSwapped(), swapped],
    ['cleared', addressesCleared(), [noAddress, noAddress]],
  ])('does not come back into a route that was %s meanwhile', async (_, changed, ends) => {
    const { tell, form, picker, choices, isAwaited } = await withFilledForm()
    tell(searchTyped({ ...pickup, text: 'Indira' }), fareEdited({ pickup: filledForm.pickup }))
    tell(predictionChosen(predictionOf(indiranagar)), changed)
    expect(isAwaited()).toBe(false)
    choices[0]?.answer(E.right(indiranagar))
    await settle()
    expect([form().input.pickup, form().input.drop]).toEqual(ends)
    expect(picker().status).toBe('closed')
  })
})
