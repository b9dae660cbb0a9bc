import { put, select, take } from 'typed-redux-saga'
import type { LeadCategory } from '../../domain/lead/leadCategory.ts'
import { emptyLeadForm } from '../../domain/lead/leadForm.ts'
import type { Market } from '../../domain/market/market.ts'
import { leadAnswers } from './leadEnds.ts'
import {
  categoryFollowed,
  leadBegun,
  leadEdited,
  type leadOpened,
  type SpotLead,
} from './spotLead.slice.ts'

type FormCategoryNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly selectSpotLead: (state: State) => SpotLead
}

/** Keeps the category of the lead form that of the page which shows it (spec 2 §2). */
export const makeFormCategory = <State>(needs: FormCategoryNeeds<State>) => {
  /** The category of the page that was opened last: after a crash, nobody waits any more to set it. */
  let opened: LeadCategory | null = null

  /** A form that is being submitted gets the page's category only once it has its answer. */
  function* open({ payload: category }: ReturnType<typeof leadOpened>) {
    opened = category
    let isSent = false
    for (;;) {
      const lead = yield* select(needs.selectSpotLead)
      if (lead.status === 'absent') {
        yield* put(leadBegun(emptyLeadForm(needs.market, category)))
        return
      }
      if (lead.form.input.category === category) return
      if (lead.form.phase.status !== 'submitting') break
      isSent = true
      yield* take(leadAnswers)
    }
    yield* put(isSent ? categoryFollowed(category) : leadEdited({ category }))
  }

  /** Sets the category of the form that was submitted. Another form with the same input may have set its own. */
  function* claim(category: LeadCategory) {
    const lead = yield* select(needs.selectSpotLead)
    if (lead.status === 'filling' && lead.form.input.category !== category) {
      yield* put(leadEdited({ category }))
    }
  }

  /** Sets what a crash left unset. */
  function* catchUp() {
    if (opened !== null) yield* put(categoryFollowed(opened))
  }

  return { open, claim, catchUp }
}
