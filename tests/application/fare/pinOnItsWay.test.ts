import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import {
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  pinDropped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { firstOf } from '../../../src/domain/link/query.ts'
import { filledForm } from '../../support/fares.ts'
import { koramangala } from '../../support/places.ts'
import { makePlacesOnDemand, placeOf } from '../../support/placesOnDemand.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'

const there = { lat: 12.95, lng: 77.63 }

/** A filled form beside its map, whose pin has just been dropped elsewhere. */
const withPinDropped = async () => {
  const atlas = makePlacesOnDemand()
  const visit = visitStore({ places: atlas.places })
  await settle()
  visit.tell(
    fareEdited(filledForm),
    pickerOpened({
      owner: 'fare',
      near: null,
      waypoint: 'pickup',
      onChoice: 'acceptAndPin',
      place: koramangala,
    }),
    pinDragStarted(),
    pinDropped(there),
    estimateRequested(),
  )
  await pass(limits.reverseGeocodeDelay)
  return { ...visit, read: atlas.points[0] }
}

const pickups = ({ asked }: Awaited<ReturnType<typeof withPinDropped>>) =>
  asked.quotes.map(({ query }) => firstOf(query)('from_address_lat'))

describe('a fare that is asked for while the address under the pin is read', () => {
  it('is asked for from where the pin points at, once that is read', async () => {
    const visit = await withPinDropped()
    expect(visit.asked.quotes).toEqual([])
    expect(visit.picker().status).toBe('pinning')
    visit.read?.answer(E.right(placeOf(there)))
    await settle()
    expect(pickups(visit)).toEqual([String(there.lat)])
    expect(visit.picker()).toEqual({ status: 'closed' })
  })

  it('is asked for once, however often it is asked for', async () => {
    const visit = await withPinDropped()
    visit.tell(estimateRequested(), estimateRequested())
    visit.read?.answer(E.right(placeOf(there)))
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
  })

  it('is not where it cannot be read: the map says so, and another try asks for what the form holds', async () => {
    const visit = await withPinDropped()
    visit.read?.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
    await settle()
    expect(visit.asked.quotes).toEqual([])
    expect(visit.picker()).toMatchObject({ pin: { status: 'failed' } })
    visit.tell(estimateRequested())
    await settle()
    expect(pickups(visit)).toEqual([String(koramangala.location.lat)])
  })

  it('is not where the pin is dragged on', async () => {
    const visit = await withPinDropped()
    visit.tell(pinDragStarted())
    await settle()
    expect(visit.asked.quotes).toEqual([])
  })

  it('is asked for from the former place where the map is closed', async () => {
    const visit = await withPinDropped()
    visit.tell(pickerClosed())
    await settle()
    expect(pickups(visit)).toEqual([String(koramangala.location.lat)])
  })
})
