import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { cityPicked } from '../../../src/application/city/userCity.slice.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../../src/application/lead/requestSpotCallback.port.ts'
import {
  leadAbandoned,
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import { unknownDetails } from '../../../src/domain/place/address.ts'
import { filledLead, guestLead } from '../../domain/lead/leads.ts'
import { asha } from '../../support/account.ts'
import { marketIn } from '../../support/fares.ts'
import { taken } from '../../support/lead.ts'
import { entryOf, placeAt } from '../../support/places.ts'
import { makePending, settle, unanswered } from '../../support/visitStore.ts'
import { sendAsAsha, sendLead, visitLead } from './visitLead.ts'

const down: RemoteError = { kind: 'Unreachable', because: 'connection' }

const answering = (change: Partial<SpotCallback['callback']>, redirectUrl = taken.redirectUrl) => ({
  requestSpotCallback: () => TE.right({ callback: { ...taken.callback, ...change }, redirectUrl }),
})

describe('sending a lead', () => {
  it('requests a callback, and then confirms the same lead', async () => {
    const { asked } = await sendLead()
    expect(asked.callbacks).toEqual([
      {
        enquiry: guestLead,
        geoRegionId: 3,
        context: { requestId: 'request-1', region: 'in', locale: 'en-IN' },
      },
    ])
    expect(asked.confirmations).toEqual(asked.callbacks)
  })

  it('requests the category of the form that was sent, whichever was opened after it', async () => {
    const { tell, asked } = visitLead()
    const { category: _, ...input } = filledLead
    tell(leadOpened('trucks'), leadEdited(input), leadOpened('compact'), leadRequested('trucks'))
    await settle()
    expect(asked.callbacks).toMatchObject([{ enquiry: { category: 'trucks' } }])
  })

  it('waits until it is known whether the visitor is a customer', async () => {
    const { pickup, drop } = filledLead
    const { authToken, mobile } = asha
    const restoring = async () => {
      const visit = visitLead()
      visit.tell(restoringStarted({ authToken, mobile }), leadOpened('trucks'))
      visit.tell(leadEdited({ pickup, drop }), leadRequested(), leadRequested())
      await settle()
      expect(visit.form().phase).toEqual({ status: 'submitting' })
      expect(visit.problems().name).toBeNull()
      expect(visit.asked.callbacks).toEqual([])
      return visit
    }
    const customers = await restoring()
    customers.tell(customerRecognised(asha))
    await settle()
    expect(customers.asked.callbacks).toMatchObject([
      { enquiry: { contact: null }, context: { credentials: { authToken, mobile } } },
    ])
    const guests = await restoring()
    guests.tell(sessionEnded('unconfirmed'))
    await settle()
    expect(guests.asked.callbacks).toEqual([])
    expect(guests.form().phase).toEqual({ status: 'validating' })
    expect(guests.problems().name).not.toBeNull()
  })

  it('says that the route is missing before it is known whether the visitor is a customer', () => {
    const { tell, form, problems } = visitLead()
    const { authToken, mobile } = asha
    tell(restoringStarted({ authToken, mobile }), leadOpened('trucks'), leadRequested())
    expect(form().phase).toEqual({ status: 'validating' })
    expect(problems()).toMatchObject({
      pickup: { error: { kind: 'AddressMissing' } },
      drop: { error: { kind: 'AddressMissing' } },
    })
  })

  it('does not lead away from a page that the visitor has gone to meanwhile', async () => {
    let url = 'https://hathi.example/en-IN'
    const service = makePending<never, SpotCallback>()
    const { went, form } = await sendLead({
      readPage: () => ({ url, isDeviceMobile: true }),
      requestSpotCallback: () => service.task,
    })
    url = 'https://hathi.example/en-IN/support'
    service.answer(E.right(taken))
    await settle()
    expect(went).toEqual([])
    expect(form().phase).toEqual({ status: 'untouched' })
  })

  it('leads nowhere once it is abandoned, and reuses its request id the next time', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    const { category: _, ...input } = filledLead
    visit.tell(leadAbandoned())
    service.answer(E.right(taken))
    await settle()
    expect(visit.asked.confirmations).toEqual([])
    expect(visit.went).toEqual([])
    expect(visit.remembered).toEqual([])
    expect(visit.form()).toMatchObject({ input, phase: { status: 'untouched' } })

    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
    ])
  })

  it('goes to where the service leads, with the city and the outcome of the callback', async () => {
    const { went } = await sendLead()
    expect(went).toHaveLength(1)
    expect(went[0]).toMatchObject({ site: null, path: '/en-IN/fare_estimate_mob' })
    expect(Object.fromEntries(went[0]?.query ?? [])).toEqual({
      service_category: 'trucks',
      geo_region_id: '3',
      consent_for_callback: 'true',
      result: 'success',
      prev_callback_req_id_present: 'false',
      callback_request_id: '42',
      is_existing_cust: 'false',
      lead_entry_created: 'true',
      send_unregistered_event: 'true',
    })
  })

  it('leaves no address of another form to choose on the page that it led away from', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(
      pickerOpened({ owner: 'fare', waypoint: 'drop', near: null, onChoice: 'pin', place: null }),
    )
    service.answer(E.right(taken))
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(visit.picker()).toEqual({ status: 'closed' })
  })

  it('takes personal details out of the URL and keeps them in this browser', async () => {
    const { went, kept } = await sendLead()
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ country: 'IN' })
    expect(kept[0]?.params).toContainEqual(['customer_mobile', '9812345678'])
    expect(JSON.stringify(went)).not.toContain('9812345678')
  })

  it('continues even if this browser keeps nothing', async () => {
    const memory = { params: { keep: () => TE.left({ kind: 'StorageRefused' as const }) } }
    expect((await sendLead({ memory })).went).toHaveLength(1)
  })

  it('leaves the link of an allowed site unchanged, with its parameters', async () => {
    const site = 'https://book.hathi.example'
    const { went, kept } = await sendLead({
      readLink: () => E.right({ site, path: '/x', query: [['customer_name', 'Kiran Rao']] }),
    })
    expect(went[0]).toMatchObject({ site, path: '/x' })
    expect(went[0]?.query).toContainEqual(['customer_name', 'Kiran Rao'])
    expect(kept).toEqual([])
  })

  it('says nothing of a callback that created no lead', async () => {
    const { went } = await sendLead(answering({ leadEntryCreated: false }))
    const names = (went[0]?.query ?? []).map(([name]) => name)
    expect(names).toContain('geo_region_id')
    expect(names).not.toContain('lead_entry_created')
  })

  it('resets the form, but keeps its input', async () => {
    const { form, problems } = await sendLead()
    expect(form()).toMatchObject({
      input: filledLead,
      phase: { status: 'untouched' },
      attempted: false,
      touched: [],
      dirty: false,
    })
    expect(form().initial.name).toBe('')
    expect(problems().name).toBeNull()
  })

  it('needs only the route from a customer, and is done in their name', async () => {
    const visit = await sendAsAsha()
    expect(visit.asked.callbacks).toMatchObject([
      {
        enquiry: { contact: null },
        context: { credentials: { authToken: asha.authToken, mobile: asha.mobile } },
      },
    ])
    expect(visit.went).toHaveLength(1)
  })

  it('sends one lead, however often it is sent while it is on its way', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(leadRequested(), leadEdited({ name: 'Asha' }), leadRequested())
    await settle()
    expect(visit.asked.callbacks).toHaveLength(1)
    service.answer(E.right(taken))
    await settle()
    expect(visit.asked.callbacks).toHaveLength(1)
    expect(visit.went).toHaveLength(1)
    expect(visit.form().input.name).toBe('Kiran Rao')
  })
})

describe('a lead that is being sent', () => {
  const credentials = { authToken: asha.authToken, mobile: asha.mobile }

  it('does not lead back from another page that the visitor went to before they were known', async () => {
    let url = 'https://hathi.example/en-IN'
    const visit = visitLead({ readPage: () => ({ url, isDeviceMobile: true }) })
    const { category, ...input } = filledLead
    visit.tell(restoringStarted(credentials), leadOpened(category), leadEdited(input))
    visit.tell(leadRequested())
    await settle()
    url = 'https://hathi.example/en-IN/support'
    visit.tell(customerRecognised(asha))
    await settle()
    expect(visit.asked.callbacks).toHaveLength(1)
    expect(visit.went).toEqual([])
  })

  it('leads nowhere and keeps nothing once its customer logs out', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = visitLead({ requestSpotCallback: () => service.task })
    const { category, ...input } = filledLead
    visit.tell(customerRecognised(asha), leadOpened(category), leadEdited(input), leadRequested())
    await settle()
    visit.tell(sessionEnded('left'))
    expect(visit.form().phase).toEqual({ status: 'untouched' })
    service.answer(E.right(taken))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.kept).toEqual([])
  })

  it('keeps its category, and its form takes that of another page after the answer', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(leadOpened('two-wheeler'), leadOpened('compact'))
    expect(visit.form().input.category).toBe(filledLead.category)
    service.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
    await settle()
    expect(visit.form()).toMatchObject({ input: { ...filledLead, category: 'compact' } })
  })

  it('says on another page that it failed, and is another lead when it is sent from there', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(leadOpened('compact'))
    service.answer(E.left(down))
    await settle()
    expect(visit.form().phase).toEqual({ status: 'failed', failure: down })
    visit.tell(leadRequested('compact'))
    await settle()
    expect(
      visit.asked.callbacks.map(({ enquiry, context }) => [enquiry.category, context.requestId]),
    ).toEqual([
      [filledLead.category, 'request-1'],
      ['compact', 'request-2'],
    ])
  })

  it('leaves its form the category of another page even if its service throws', async () => {
    let breakOff = (): void => undefined
    const visit = await sendLead({
      requestSpotCallback: () => () =>
        new Promise((_, reject) => {
          breakOff = () => reject(new Error('broken'))
        }),
    })
    visit.tell(leadOpened('compact'))
    breakOff()
    await settle()
    expect(visit.form()).toMatchObject({
      input: { ...filledLead, category: 'compact' },
      phase: { status: 'failed', failure: { kind: 'FlowCrashed' } },
    })
  })

  it('does not take the category of a page that was opened and left meanwhile', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(leadOpened('compact'), leadOpened(filledLead.category))
    service.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
    await settle()
    expect(visit.form().input.category).toBe(filledLead.category)
  })
})

describe('the city of a lead', () => {
  const inHyderabad = {
    pickup: entryOf({
      ...placeAt('Road 12, Banjara Hills', { lat: 17.4126, lng: 78.4392 }),
      details: { ...unknownDetails, city: 'Hyderabad' },
    }),
  }

  it('is that of its pickup, and is remembered', async () => {
    const { asked, went, remembered } = await sendLead({}, inHyderabad)
    expect(asked.callbacks[0]?.geoRegionId).toBe(4)
    expect(went[0]?.query).toContainEqual(['geo_region_id', '4'])
    expect(remembered).toEqual(['hyderabad'])
  })

  it('is remembered in lower case', async () => {
    const pickup = entryOf(placeAt('Cyber Hub, Gurugram', { lat: 28.495, lng: 77.0895 }))
    expect((await sendLead({}, { pickup })).remembered).toEqual(['delhi_ncr'])
  })

  it('is the nearest one if the pickup is in another town', async () => {
    const pickup = entryOf({
      ...placeAt('Old Mumbai Pune Road, Panvel', { lat: 18.9894, lng: 73.1175 }),
      details: { ...unknownDetails, city: 'Panvel' },
    })
    const { asked, went, remembered } = await sendLead({}, { pickup })
    expect(asked.callbacks[0]?.geoRegionId).toBe(1)
    expect(went[0]?.query).toContainEqual(['geo_region_id', '1'])
    expect(remembered).toEqual(['mumbai'])
  })

  it('is the market’s own, and not remembered, if that of the pickup is unknown', async () => {
    const pickup = entryOf(placeAt('Yalıköy', { lat: 41.48, lng: 28.29 }))
    const market = marketIn('tr-TR')
    const { asked, remembered } = await sendLead({ market }, { pickup, mobile: '5321234567' })
    expect(asked.callbacks[0]).toMatchObject({
      geoRegionId: 601,
      context: { region: 'tr', locale: 'tr-TR' },
    })
    expect(remembered).toEqual([])
  })

  it('belongs to the country of the locale, whatever its region', async () => {
    const pickup = entryOf(placeAt('Al Majaz, Sharjah', { lat: 25.3253, lng: 55.3808 }))
    const there = await sendLead({ market: marketIn('en') }, { pickup, mobile: '501234567' })
    expect(there.asked.callbacks[0]?.geoRegionId).toBe(560)
    const india = await sendLead({ market: marketIn('en-IN') }, { pickup })
    expect(india.asked.callbacks[0]?.geoRegionId).toBe(3)
  })

  it('is not remembered in place of a city that the visitor picked meanwhile', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const answers = [service.task, TE.right(taken)]
    const visit = await sendLead(
      { requestSpotCallback: () => answers.shift() ?? unanswered },
      inHyderabad,
    )
    visit.tell(cityPicked({ key: 'pune', path: '/en-IN' }))
    service.answer(E.right(taken))
    await settle()
    expect(visit.remembered).toEqual([])
    visit.tell(leadRequested())
    await settle()
    expect(visit.remembered).toEqual(['hyderabad'])
  })

  it('is not remembered if the lead fails', async () => {
    expect((await sendLead({ requestSpotCallback: () => TE.left(down) })).remembered).toEqual([])
  })
})

describe('the event of an unregistered lead', () => {
  it('is counted if the service asks for it, without personal details', async () => {
    const { events } = await sendLead(answering({ leadEntryCreated: false }))
    expect(events).toEqual([
      { name: 'Unregistered Lead', properties: { region: 'in', service_category: 'trucks' } },
    ])
  })

  it('is not counted if the service does not ask for it', async () => {
    expect((await sendLead(answering({ sendUnregisteredEvent: false }))).events).toEqual([])
  })
})
