import { describe, expect, it } from '@jest/globals'
import type { CallbackOutcome } from '../../../src/domain/fare/fareQuote.ts'
import { isCalledLead, leadLink } from '../../../src/domain/lead/leadLink.ts'
import type { Link } from '../../../src/domain/link/link.ts'

const returned: Link = {
  site: null,
  path: '/en-IN/fare_estimate_mob',
  query: [['service_category', 'trucks']],
}

const outcome: CallbackOutcome = {
  result: 'success',
  prevCallbackReqIdPresent: false,
  callbackRequestId: '42',
  isExistingCust: false,
  leadEntryCreated: true,
  sendUnregisteredEvent: true,
}

const linkOf = (change: Partial<CallbackOutcome> = {}, link: Link = returned, consent = true) =>
  leadLink(link)({ consent }, 3, { ...outcome, ...change })

describe('where a lead goes on', () => {
  it('is the returned link with its geo region and what became of the callback', () => {
    expect(linkOf()).toEqual({
      site: null,
      path: '/en-IN/fare_estimate_mob',
      query: [
        ['service_category', 'trucks'],
        ['geo_region_id', '3'],
        ['consent_for_callback', 'true'],
        ['result', 'success'],
        ['prev_callback_req_id_present', 'false'],
        ['callback_request_id', '42'],
        ['is_existing_cust', 'false'],
        ['lead_entry_created', 'true'],
        ['send_unregistered_event', 'true'],
      ],
    })
  })

  it('tells of a call to come where its visitor agreed to one', () => {
    expect(isCalledLead(linkOf().query)).toBe(true)
    expect(isCalledLead(linkOf({ leadEntryCreated: false }).query)).toBe(true)
    expect(isCalledLead(linkOf({ leadEntryCreated: false }, returned, false).query)).toBe(false)
  })

  it('tells of no call where a fare’s own request has become one', () => {
    const { query } = linkOf()
    const ofFare = query.filter(([name]) => name !== 'send_unregistered_event')
    expect(isCalledLead(ofFare)).toBe(false)
    expect(isCalledLead(ofFare.filter(([name]) => name !== 'result'))).toBe(true)
  })

  it('says nothing of the callback where no lead entry was created', () => {
    expect(linkOf({ leadEntryCreated: false }).query).toEqual([
      ['service_category', 'trucks'],
      ['geo_region_id', '3'],
      ['consent_for_callback', 'true'],
    ])
  })

  it('has no id of a callback that has none', () => {
    const names = linkOf({ callbackRequestId: null }).query.map(([name]) => name)
    expect(names).toContain('lead_entry_created')
    expect(names).not.toContain('callback_request_id')
  })

  it('lets the results know that nobody may call', () => {
    expect(linkOf({}, returned, false).query).toContainEqual(['consent_for_callback', 'false'])
  })

  it('keeps what the returned link carries already, and doubles nothing', () => {
    const query = [
      ['geo_region_id', '4'],
      ['result', 'theirs'],
    ] as const
    const link = linkOf({}, { ...returned, site: 'https://book.hathi.example', query })
    expect(link.site).toBe('https://book.hathi.example')
    expect(link.query.slice(0, 2)).toEqual(query)
    const names = link.query.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
