import { describe, expect, it } from '@jest/globals'
import { type Entered, recalledInto } from '../../../src/domain/fare/fareDraft.ts'
import { emptyFareForm } from '../../../src/domain/fare/fareForm.ts'
import { india } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'

const begun: Entered = emptyFareForm(india, 'trucks')
const kept: Entered = {
  pickup: entryOf(koramangala),
  drop: entryOf(whitefield),
  name: 'Asha Rao',
  mobile: '98765',
  requirement: 'business',
  consent: !begun.consent,
}
const meanwhile: Entered = {
  pickup: entryOf(indiranagar),
  drop: { status: 'typed', text: 'White' },
  name: 'Kiran',
  mobile: '9',
  requirement: 'personal',
  consent: !begun.consent,
}
const fields = ['pickup', 'drop', 'name', 'mobile', 'requirement', 'consent'] as const

describe('a recalled form', () => {
  it('fills a form that nobody has touched', () => {
    expect(recalledInto(begun, begun, kept)).toEqual(kept)
  })

  it('changes nothing in a form that was filled in meanwhile', () => {
    expect(recalledInto(begun, meanwhile, { ...kept, consent: begun.consent })).toEqual(meanwhile)
  })

  it.each(fields)('leaves the %s that was entered meanwhile, and fills the rest', (field) => {
    const input = { ...begun, [field]: meanwhile[field] }
    expect(recalledInto(begun, input, kept)).toEqual({ ...kept, [field]: meanwhile[field] })
  })

  it.each(fields)('leaves the %s as it is if that was not kept', (field) => {
    const { [field]: _, ...rest } = kept
    expect(recalledInto(begun, begun, rest)).toEqual({ ...kept, [field]: begun[field] })
  })
})
