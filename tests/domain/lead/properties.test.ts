import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { callbackQuery, consentQuery } from '../../../src/domain/fare/fareLink.ts'
import { type LeadCategory, leadCategory } from '../../../src/domain/lead/leadCategory.ts'
import { leadDraft, leadDraftFor } from '../../../src/domain/lead/leadDraft.ts'
import { emptyLeadForm } from '../../../src/domain/lead/leadForm.ts'
import { callbackNews, isOfUncalledLead, leadLink } from '../../../src/domain/lead/leadLink.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { anyMarket, anyOutcome, anyPlace, anyQuery, anyText } from '../drawn.ts'

const anyCategory = fc.constantFrom<LeadCategory>('two-wheeler', 'trucks', 'compact')
const anyEntry = fc.oneof(
  fc.constant(noAddress),
  anyText.map((text) => ({ status: 'typed' as const, text })),
  anyPlace.map((place) => ({ status: 'resolved' as const, place })),
)

describe('any lead', () => {
  it('restores its draft whole in its own country, and only name and requirement in another', () => {
    const anyForm = fc.record({
      pickup: anyEntry,
      drop: anyEntry,
      name: anyText,
      mobile: anyText,
      requirement: anyText,
      consent: fc.boolean(),
    })
    fc.assert(
      fc.property(anyMarket, anyMarket, anyCategory, anyForm, (here, there, category, form) => {
        const draft = leadDraft({ market: here })({ ...form, category })
        expect(leadDraftFor({ market: here })(draft)).toEqual(form)
        const { name, requirement } = form
        expect(leadDraftFor({ market: there })(draft)).toEqual(
          here.country.code === there.country.code ? form : { name, requirement },
        )
      }),
    )
  })

  it('starts with nothing but its category and the consent of the country', () => {
    fc.assert(
      fc.property(anyMarket, anyCategory, (market, category) => {
        expect(emptyLeadForm(market, category)).toEqual({
          pickup: { status: 'empty' },
          drop: { status: 'empty' },
          name: '',
          mobile: '',
          requirement: '',
          consent: market.country.consent.byDefault,
          category,
        })
      }),
    )
  })

  it('has no courier category, and none at all for an invalid code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double()), (code) => {
        const category = leadCategory(code)
        expect(category !== null).toBe(Number.isInteger(code) && code >= 0 && code <= 7)
        expect(category).not.toBe('courier')
      }),
    )
  })

  it('continues at the returned link, which keeps its parameters and doubles no name', () => {
    const names = ['geo_region_id', 'result', 'consent_for_callback', 'lead_entry_created']
    fc.assert(
      fc.property(anyQuery(...names), anyOutcome, fc.boolean(), (query, outcome, consent) => {
        const returned = { site: null, path: '/en-IN/fare_estimate_mob', query }
        const link = leadLink(returned)({ consent }, 3, outcome)
        expect(link.path).toBe(returned.path)
        expect(link.query.slice(0, query.length)).toEqual(query)
        const added = link.query.slice(query.length).map(([name]) => name)
        expect(new Set(added).size).toBe(added.length)
        for (const name of added) expect(query.map(([own]) => own)).not.toContain(name)
        const all = link.query.map(([name]) => name)
        expect(all).toEqual(expect.arrayContaining(['geo_region_id', 'consent_for_callback']))
        if (outcome.leadEntryCreated) expect(all).toContain('lead_entry_created')
        if (outcome.leadEntryCreated && outcome.result !== null) expect(all).toContain('result')
      }),
    )
  })

  it('is told apart from a fare request by the result in the link', () => {
    fc.assert(
      fc.property(anyOutcome, fc.option(fc.boolean()), (outcome, consent) => {
        const query = [...callbackQuery(outcome), ...consentQuery({ consent })]
        const isAsked = (outcome.callbackRequestId ?? '') !== ''
        const called = outcome.result === null ? 'ofLead' : 'ofFare'
        expect(callbackNews(query)).toBe(isAsked ? called : 'none')
      }),
    )
  })

  it('announces a callback if one was requested, or if its visitor consents', () => {
    const returned = { site: null, path: '/en-IN/fare_estimate_mob', query: [] }
    fc.assert(
      fc.property(anyOutcome, fc.boolean(), (outcome, consent) => {
        const { query } = leadLink(returned)({ consent }, 3, outcome)
        const isAsked = (outcome.callbackRequestId ?? '') !== ''
        const isCalled = consent || (outcome.leadEntryCreated && isAsked)
        expect(callbackNews(query)).toBe(isCalled ? 'ofLead' : 'none')
      }),
    )
  })

  it('asks for no call if its visitor refused one, and none was requested all the same', () => {
    const returned = { site: null, path: '/en-IN/fare_estimate_mob', query: [] }
    fc.assert(
      fc.property(anyOutcome, fc.boolean(), (outcome, consent) => {
        const { query } = leadLink(returned)({ consent }, 3, outcome)
        const isAsked = outcome.leadEntryCreated && (outcome.callbackRequestId ?? '') !== ''
        expect(isOfUncalledLead(query)).toBe(!consent && !isAsked)
      }),
    )
  })
})
