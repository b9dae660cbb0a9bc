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

describe('what was kept of a form', () => {
  it('is all of a form that nobody has touched', () => {
    expect(recalledInto(begun, begun, kept)).toEqual(kept)
  })

  it('is nothing of one that was filled in meanwhile', () => {
    expect(recalledInto(begun, meanwhile, { ...kept, consent: begun.consent })).toEqual(meanwhile)
  })

  it.each(fields)('leaves the %s that was entered meanwhile, and gives the rest', (field) => {
    const input = { ...begun, [field]: meanwhile[field] }
    expect(recalledInto(begun, input, kept)).toEqual({ ...kept, [field]: meanwhile[field] })
  })

  it.each(fields)('leaves the %s as it is where nothing of it was kept', (field) => {
    const { [field]: _, ...rest } = kept
    expect(recalledInto(begun, begun, rest)).toEqual({ ...kept, [field]: begun[field] })
  })
})
