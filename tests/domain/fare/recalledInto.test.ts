import { describe, expect, it } from '@jest/globals'
import { draftInto, type Entered, recalledInto } from '../../../src/domain/fare/fareDraft.ts'
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

describe('a recalled draft of the fare form', () => {
  const initial = emptyFareForm(india, 'trucks')
  const draft = { ...kept, category: 'two-wheeler' } as const

  it('fills a form that nobody has touched, with its category', () => {
    expect(draftInto(initial, initial, draft)).toEqual(draft)
  })

  it('leaves the category that was chosen meanwhile', () => {
    const input = { ...initial, category: 'two-wheeler' } as const
    expect(draftInto(initial, input, { ...kept, category: 'trucks' })).toEqual(draft)
  })

  it('leaves the category as it is if that was not kept', () => {
    expect(draftInto(initial, initial, kept)).toEqual({ ...kept, category: 'trucks' })
  })
})
