import { describe, expect, it } from '@jest/globals'
import type { CallbackOutcome } from '../../../src/domain/fare/fareQuote.ts'
import { callbackNews, isOfUncalledLead, leadLink } from '../../../src/domain/lead/leadLink.ts'
import type { Link } from '../../../src/domain/link/link.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'

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

describe('the link of a lead', () => {
  it('is the returned one with its geo region and the outcome of the callback', () => {
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

  it('announces a callback if the visitor agreed to one', () => {
    expect(callbackNews(linkOf().query)).toBe('ofLead')
    expect(callbackNews(linkOf({ leadEntryCreated: false }).query)).toBe('ofLead')
    expect(callbackNews(linkOf({ leadEntryCreated: false }, returned, false).query)).toBe('none')
  })

  it('announces a callback even if its service says nothing but that there is a lead', () => {
    const said = {
      result: null,
      prevCallbackReqIdPresent: null,
      callbackRequestId: null,
      isExistingCust: null,
    }
    expect(callbackNews(linkOf(said).query)).toBe('ofLead')
    expect(callbackNews(linkOf(said, returned, false).query)).toBe('none')
  })

  it('has no outcome of the callback if no lead entry was created', () => {
    expect(linkOf({ leadEntryCreated: false }).query).toEqual([
      ['service_category', 'trucks'],
      ['geo_region_id', '3'],
      ['consent_for_callback', 'true'],
    ])
  })

  it('has no id of the callback if there is none', () => {
    const names = linkOf({ callbackRequestId: null }).query.map(([name]) => name)
    expect(names).toContain('lead_entry_created')
    expect(names).not.toContain('callback_request_id')
  })

  it('has the refused consent if nobody may call', () => {
    expect(linkOf({}, returned, false).query).toContainEqual(['consent_for_callback', 'false'])
  })

  it('keeps the parameters that the returned link already has, and doubles none', () => {
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

describe('the announcement of a callback in a link', () => {
  it.each([
    ['', 'none'],
    // The link of a lead that is not new.
    ['?consent_for_callback=true', 'ofLead'],
    ['?consent_for_callback=false', 'none'],
    ['?consent_for_callback=true&result=success', 'ofFare'],
    // Consent from which no lead was made.
    ['?consent_for_callback=true&lead_entry_created=false', 'none'],
    ['?consent_for_callback=true&lead_entry_created=false&send_unregistered_event=false', 'none'],
    // A fare's own lead requests no call without an id.
    ['?consent_for_callback=true&lead_entry_created=true', 'none'],
    ['?callback_request_id=&lead_entry_created=true', 'none'],
    // A link without a result, or with `send_unregistered_event`, is a lead's.
    ['?callback_request_id=42', 'ofLead'],
    ['?callback_request_id=42&result=success&lead_entry_created=true', 'ofFare'],
    ['?callback_request_id=42&result=success&send_unregistered_event=false', 'ofLead'],
    ['?result=success&send_unregistered_event=true', 'none'],
  ])('%s: %s', (search, news) => {
    expect(callbackNews(parseQuery(search))).toBe(news)
  })
})

describe('a link', () => {
  it('is that of a lead without a call if its visitor wants none', () => {
    for (const leadEntryCreated of [true, false]) {
      const said = { leadEntryCreated, callbackRequestId: null }
      expect(isOfUncalledLead(linkOf(said, returned, false).query)).toBe(true)
      expect(isOfUncalledLead(linkOf(said).query)).toBe(false)
    }
    expect(isOfUncalledLead(linkOf({}, returned, false).query)).toBe(false)
  })

  it.each([
    '',
    // Those of fares, whose token was cut off.
    '?result=success&consent_for_callback=false',
    '?lead_entry_created=true&consent_for_callback=false',
  ])('is not that of a lead without a call: %s', (search) => {
    expect(isOfUncalledLead(parseQuery(search))).toBe(false)
  })
})
