import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { citiesWanted, pageOpened } from '../../../src/application/content/content.slice.ts'
import { makeContentFeature } from '../../../src/application/content/contentFeature.ts'
import {
  addressFieldOpened,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { bookingRequested, resultsOpened } from '../../../src/application/fare/fareResults.slice.ts'
import {
  currentLocationRequested,
  mapOpened,
  pickerOpened,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../../src/application/place/maps.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { asha } from '../../support/account.ts'
import { orderEstimate } from '../../support/booking.ts'
import { contentNeeds } from '../../support/content.ts'
import { estimate, filledForm, india, quote } from '../../support/fares.ts'
import { koramangala, predictionOf } from '../../support/places.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const crashed = (about: string) => ({
  tag: 'FLOW_CRASHED',
  about,
  details: ['RangeError'],
})

const throwing = (): never => {
  throw new RangeError('Kiran Rao 9812345678')
}

const throwingMemory = { ...nothingKept, keep: throwing }
const elsewhere = { site: 'https://partner.example', path: '/', query: [] }

describe('a flow that throws', () => {
  it('is reported by its name and the kind of its error, and restarted', async () => {
    let isBroken = true
    const visit = visitStore({
      quoteFare: () => (isBroken ? throwing() : TE.right(quote)),
    })
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.reports).toEqual([crashed('fareEstimate')])
    isBroken = false
    visit.tell(estimateRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(JSON.stringify(visit.reports)).not.toContain('Kiran')
  })

  it('leaves no form waiting for an answer', async () => {
    const visit = visitStore({ quoteFare: throwing })
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FlowCrashed' },
    })
    visit.tell(fareEdited({ name: 'Asha' }))
    expect(visit.form().input).toEqual({ ...filledForm, name: 'Asha' })
  })

  it('leaves no form that was sent without its request id', async () => {
    const visit = visitStore({ mintRequestId: throwing })
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.reports).toEqual([crashed('fareEstimate')])
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FlowCrashed' },
    })
  })

  it('leaves no form that was sent from a page that is not told', async () => {
    const visit = visitStore({ readPage: throwing })
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.reports).toEqual([crashed('fareEstimate')])
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FlowCrashed' },
    })
  })

  it.each<[string, Parameters<typeof visitStore>[0]]>([
    ['the memory of the parameters', { memory: { draft: nothingKept, params: throwingMemory } }],
    ['the way to the results', { goTo: throwing }],
    ['the way to another site', { goTo: throwing, readLink: () => E.right(elsewhere) }],
  ])('leaves no form whose fares came on its way: %s', async (_, ports) => {
    const visit = visitStore(ports)
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.reports).toEqual([crashed('fareEstimate')])
    expect(visit.form()).toMatchObject({
      input: filledForm,
      phase: { status: 'failed', failure: { kind: 'FlowCrashed' } },
    })
    visit.tell(estimateRequested())
    await settle()
    expect(visit.asked.quotes).toHaveLength(2)
  })

  it('is restarted three times at once, and then after longer and longer pauses', async () => {
    const visit = visitStore({ track: throwing })
    const click = async () => {
      visit.tell(addressFieldOpened('pickup'))
      await settle()
      return visit.reports.length
    }
    for (let clicks = 0; clicks < 10; clicks += 1) await click()
    expect(visit.reports).toEqual(Array(4).fill(crashed('fareEstimate')))
    expect(visit.events).toHaveLength(4)
    for (const [crashes, pause] of [1_000, 2_000, 4_000].entries()) {
      await pass(pause - 1)
      expect(await click()).toBe(4 + crashes)
      await pass(1)
      expect(await click()).toBe(5 + crashes)
    }
  })

  it('leaves nothing busy, however often it throws', async () => {
    const visit = visitStore({ quoteFare: throwing })
    visit.tell(fareEdited(filledForm))
    for (let tries = 0; tries < 5; tries += 1) {
      visit.tell(estimateRequested())
      await settle()
    }
    await pass(1_000)
    expect(visit.form().phase.status).toBe('failed')
  })

  it('does not stop other flows', async () => {
    const visit = visitStore({ track: throwing })
    for (let clicks = 0; clicks < 5; clicks += 1) {
      visit.tell(addressFieldOpened('pickup'))
      await settle()
    }
    visit.tell(
      mapsWanted(),
      fareEdited(filledForm),
      resultsOpened({ path: '/', query: [['fare_estimate_token', 'token-1']] }),
    )
    await pass(1000)
    expect(visit.state().maps).toEqual({ status: 'loaded' })
    expect(visit.results().status).toBe('shown')
    expect(visit.kept.drafts.map(({ form }) => form)).toEqual([filledForm])
  })

  it('is reported with the type of what it threw if that is no error', async () => {
    const visit = visitStore({
      loadMaps: () => Promise.reject('Kiran Rao'),
    })
    visit.tell(mapsWanted())
    await settle()
    expect(visit.reports).toEqual([{ tag: 'FLOW_CRASHED', about: 'maps', details: ['string'] }])
  })

  it('at its start is not restarted in a loop', async () => {
    const visit = visitStore({
      memory: {
        draft: { ...nothingKept, recall: () => Promise.reject(new RangeError()) },
        params: nothingKept,
      },
    })
    await pass(60_000)
    // Four at once, then 1, 3, 7, 15 and 31 seconds later.
    expect(visit.reports).toEqual(Array(9).fill(crashed('fareDraft')))
  })

  it('is restarted within half a minute, however often it has thrown', async () => {
    let isBroken = true
    const visit = visitStore({ track: () => (isBroken ? throwing() : undefined) })
    for (let crashes = 0; crashes < 12; crashes += 1) {
      visit.tell(addressFieldOpened('pickup'))
      await pass(32_000)
    }
    visit.tell(addressFieldOpened('pickup'))
    await settle()
    isBroken = false
    const before = visit.events.length
    await pass(31_999)
    visit.tell(addressFieldOpened('pickup'))
    await settle()
    expect(visit.events).toHaveLength(before)
    await pass(1)
    visit.tell(addressFieldOpened('pickup'))
    await settle()
    expect(visit.events).toHaveLength(before + 1)
  })

  it('is restarted at once again after it has run for a while', async () => {
    const visit = visitStore({ track: throwing })
    for (let hour = 1; hour < 24; hour += 1) {
      visit.tell(addressFieldOpened('pickup'))
      await pass(3_600_000)
      expect(visit.reports).toHaveLength(hour)
    }
    for (let crashes = 0; crashes < 10; crashes += 1) {
      visit.tell(addressFieldOpened('pickup'))
      await settle()
    }
    expect(visit.reports).toHaveLength(23 + 4)
  })
})

describe('what a flow that throws was waiting for', () => {
  const results = resultsOpened({ path: '/', query: [['fare_estimate_token', 'token-1']] })

  it('is a failure on the results, which can be requested again', async () => {
    let isBroken = true
    const visit = visitStore({
      recallEstimate: () => (isBroken ? throwing() : TE.right(estimate)),
    })
    visit.tell(results)
    await settle()
    expect(visit.results()).toEqual({ status: 'failed', error: { kind: 'FlowCrashed' } })
    isBroken = false
    visit.tell(results)
    await settle()
    expect(visit.results().status).toBe('shown')
  })

  it.each<[string, Parameters<typeof visitStore>[0]]>([
    ['the order is read', { orderMemory: { ...nothingKept, recall: throwing } }],
    ['the order is kept', { orderMemory: throwingMemory }],
    [
      'the contact is read',
      { memory: { draft: nothingKept, params: { ...nothingKept, recall: throwing } } },
    ],
    ['order review is opened', { goTo: throwing }],
  ])('is a failure on the results if a booking crashes as %s', async (_, ports) => {
    const visit = visitStore(ports)
    visit.tell(customerRecognised(asha), results)
    await settle()
    visit.tell(bookingRequested({ vehicleId: 1 }))
    await settle()
    expect(visit.reports).toEqual([crashed('fareBooking')])
    expect(visit.results()).toEqual({ status: 'failed', error: { kind: 'FlowCrashed' } })
    visit.tell(results)
    await settle()
    expect(visit.results()).toMatchObject({ status: 'shown', bookedVehicleId: null })
  })

  it('is a failure of the maps', async () => {
    const visit = visitStore({ loadMaps: throwing })
    visit.tell(mapsWanted())
    await settle()
    expect(visit.state().maps).toEqual({ status: 'error' })
  })

  it('is a failure of a page and of the cities that content fills', async () => {
    const visit = visitStore()
    const broken = { loadPage: throwing, loadCities: throwing }
    visit.add(makeContentFeature(contentNeeds(india, broken)))
    visit.tell(pageOpened('about-us'))
    await settle()
    visit.tell(citiesWanted())
    await settle()
    expect(visit.state().content).toMatchObject({
      shown: { status: 'failed', slug: 'about-us', error: { kind: 'FlowCrashed' } },
      cities: { status: 'failed', error: { kind: 'FlowCrashed' } },
    })
  })

  const purpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'pin', near: null } as const
  const search = searchTyped({ ...purpose, text: 'Koramangala' })

  it.each([
    ['predictions', [search]],
    [
      'choosing',
      [pickerOpened({ ...purpose, place: null }), predictionChosen(predictionOf(koramangala))],
    ],
    ['locating', [pickerOpened({ ...purpose, place: null }), currentLocationRequested()]],
    ['pin', [mapOpened({ ...purpose, centre: koramangala.location })]],
  ])('is a failure of the %s of the location picker', async (part, steps) => {
    const visit = visitStore({
      places: { search: throwing, resolve: throwing, describe: throwing, abandon: () => undefined },
      locateCustomer: throwing,
    })
    visit.tell(...steps)
    await pass(limits.autocompleteDebounce)
    expect(visit.reports).toEqual([crashed('locationPicker')])
    expect(visit.state().locationPicker).toMatchObject({
      [part]: { status: 'failed', error: { kind: 'FlowCrashed' } },
    })
  })

  it('is requested again by order review itself, which has no Retry for it', async () => {
    let isBroken = true
    const visit = visitOrder({
      ports: { recallEstimate: () => (isBroken ? broken() : TE.right(orderEstimate)) },
    })
    const broken = () => {
      isBroken = false
      return throwing()
    }
    await visit.open('?vehicle_id=2&fare_estimate_token=token-1')
    expect(visit.draft().pickup.landmark).toBe(koramangala.landmark)
    expect(visit.reports).toEqual([crashed('orderReview')])
  })
})

describe('the application', () => {
  it('does nothing any more once it was stopped', async () => {
    const { tell, stop, eventNames } = visitStore()
    tell(addressFieldOpened('drop'))
    await settle()
    stop()
    tell(addressFieldOpened('drop'), fareEdited(filledForm), estimateRequested())
    await pass(1000)
    expect(eventNames()).toEqual(['Drop Field Click'])
  })

  it('can be stopped by whoever is told of a crash', async () => {
    const visit = visitStore({ track: throwing, report: () => visit.stop() })
    visit.tell(addressFieldOpened('drop'))
    await settle()
    visit.tell(
      addressFieldOpened('drop'),
      resultsOpened({ path: '/', query: [['fare_estimate_token', 'token-1']] }),
    )
    await pass(1000)
    expect(visit.reports).toEqual([crashed('fareEstimate')])
    expect(visit.asked.recalls).toEqual([])
  })
})
