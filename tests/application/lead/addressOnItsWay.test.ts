import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { isUnsettled } from '../../../src/application/place/awaitedAddresses.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  pickerOpened,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { makePlacesOnDemand, placeOf } from '../../support/placesOnDemand.ts'
import { makePending, settle } from '../../support/visitStore.ts'
import { visitLead } from './visitLead.ts'

const there = { lat: 12.95, lng: 77.63 }
const pickup = { owner: 'lead', waypoint: 'pickup', onChoice: 'accept', near: null } as const

/** A filled lead form whose pickup is to be the customer's location, which is not known yet. */
const withLocating = async () => {
  const atlas = makePlacesOnDemand()
  const browser = makePending<LocateCustomerError, Coordinates>()
  const visit = visitLead({}, { places: atlas.places, locateCustomer: browser.task })
  const { category, ...input } = filledLead
  visit.tell(leadOpened(category), leadEdited(input))
  visit.tell(pickerOpened({ ...pickup, place: null }), currentLocationRequested())
  const ask = async () => {
    visit.tell(leadRequested())
    await settle()
  }
  const pickups = () => visit.asked.callbacks.map(({ enquiry }) => enquiry.route.pickup.location)
  return { ...visit, ...atlas, browser, ask, pickups }
}

describe('a lead that is sent while an address of its form is being fetched', () => {
  it('is not sent before that address has arrived, and then with it', async () => {
    const { ask, pickups, browser, points } = await withLocating()
    await ask()
    browser.answer(E.right(there))
    await settle()
    points[0]?.answer(E.right(placeOf(there)))
    await settle()
    expect(pickups()).toEqual([])
    await ask()
    expect(pickups()).toEqual([there])
  })

  it('does not wait for an address of another form', async () => {
    const { tell, state, ask, pickups } = await withLocating()
    const { pickup: entry } = filledLead
    tell(searchTyped({ ...pickup, text: 'Kora' }), leadEdited({ pickup: entry }))
    tell(pickerOpened({ ...pickup, owner: 'fare', place: null }), currentLocationRequested())
    expect(isUnsettled('fare')(state())).toBe(true)
    await ask()
    expect(pickups()).toHaveLength(1)
  })
})
