import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { draftFor, fareDraft } from '../../../src/domain/fare/fareDraft.ts'
import type { Query } from '../../../src/domain/link/query.ts'
import { filledForm, india, marketIn } from '../../support/fares.ts'

const linked = (category: string): Query => [['service_category', category]]

describe('a draft of the fare form', () => {
  it('is restored whole on the page that it was left on, whatever category its link had', () => {
    const links = fc.option(fc.string(), { nil: null }).map((c) => (c === null ? [] : linked(c)))
    fc.assert(
      fc.property(links, (landing) => {
        const here = { market: india, landing }
        expect(draftFor(here)(fareDraft(here)(filledForm))).toEqual(filledForm)
      }),
    )
  })

  it.each([
    ['no link', []],
    ['the link that it was left on', linked('2w')],
  ])('keeps its category after %s', (_, landing) => {
    const draft = fareDraft({ market: india, landing: linked('2w') })(filledForm)
    expect(draftFor({ market: india, landing })(draft).category).toBe('trucks')
  })

  it('has no category for a link that names another one', () => {
    const draft = fareDraft({ market: india, landing: linked('2w') })(filledForm)
    expect(draftFor({ market: india, landing: linked('0') })(draft)).not.toHaveProperty('category')
  })

  it('takes only name, requirement and category to another country', () => {
    const draft = fareDraft({ market: india, landing: [] })(filledForm)
    expect(draftFor({ market: marketIn('en-AE'), landing: [] })(draft)).toEqual({
      name: filledForm.name,
      requirement: filledForm.requirement,
      category: filledForm.category,
    })
  })
})
