import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { isUnsettled } from '../../../src/application/place/awaitedAddresses.slice.ts'
import { pinDragStarted, pinDropped } from '../../../src/application/place/locationPicker.slice.ts'
import { filledForm } from '../../support/fares.ts'
import { koramangala, mapBesideForm } from '../../support/places.ts'
import { makePlacesOnDemand, placeOf } from '../../support/placesOnDemand.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'

const there = { lat: 12.95, lng: 77.63 }

/** A filled form beside its map, whose pin is being dragged. */
const withPinDragged = async () => {
  const atlas = makePlacesOnDemand()
  const visit = visitStore({ places: atlas.places })
  await settle()
  visit.tell(fareEdited(filledForm), mapBesideForm, pinDragStarted())
  const ask = async () => {
    visit.tell(estimateRequested())
    await settle()
  }
  const drop = async () => {
    visit.tell(pinDropped(there))
    await pass(limits.reverseGeocodeDelay)
    return atlas.points[0]
  }
  const pickups = () => visit.asked.quotes.map(({ enquiry }) => enquiry.route.pickup.location.lat)
  const isMoving = () => isUnsettled('fare')(visit.state())
  return { ...visit, ask, drop, pickups, isMoving }
}

describe('a fare that is requested while the pin beside the form is being dragged', () => {
  it('waits for the address under the pin, and is then requested from there', async () => {
    const { ask, drop, pickups, isMoving, picker } = await withPinDragged()
    await ask()
    const read = await drop()
    await ask()
    expect(pickups()).toEqual([])
    expect(isMoving()).toBe(true)
    expect(picker().status).toBe('pinning')
    read?.answer(E.right(placeOf(there)))
    await settle()
    expect(isMoving()).toBe(false)
    expect(pickups()).toEqual([])
    await ask()
    expect(pickups()).toEqual([there.lat])
    expect(picker()).toEqual({ status: 'closed' })
  })

  it('is requested from the pickup in the form if that address cannot be read, as the map says', async () => {
    const { ask, drop, pickups, isMoving, picker } = await withPinDragged()
    const read = await drop()
    read?.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
    await settle()
    expect(picker()).toMatchObject({ pin: { status: 'failed' } })
    expect(isMoving()).toBe(false)
    await ask()
    expect(pickups()).toEqual([koramangala.location.lat])
  })
})
