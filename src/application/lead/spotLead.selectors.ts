import { either as E } from 'fp-ts'
import type { Asker } from '../../domain/fare/contact.ts'
import { type FieldProblem, problemOf } from '../../domain/form/form.ts'
import {
  type LeadErrors,
  type LeadField,
  type LeadForm,
  parseLead,
} from '../../domain/lead/leadForm.ts'
import type { Market } from '../../domain/market/market.ts'
import { selectAsker } from '../session/session.selectors.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { SpotLead } from './spotLead.slice.ts'

/** The problem to show at each field; null for none. */
export type LeadProblems = {
  readonly [Field in LeadField]: FieldProblem<NonNullable<LeadErrors[Field]>> | null
}

const noLead: SpotLead = { status: 'absent' }
const noErrors: LeadErrors = {}
const noProblems: LeadProblems = {
  pickup: null,
  drop: null,
  name: null,
  mobile: null,
  requirement: null,
}

/**
 * The lead form; also absent until its feature has been added to the store (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * selectSpotLead(guestStore.getState()).status // → 'filling'
 */
export const selectSpotLead = ({ spotLead }: AppState): SpotLead => spotLead ?? noLead

const errorsOf = rememberingLast(
  (market: Market, kind: Asker['kind'], input: LeadForm): LeadErrors => {
    const parsed = parseLead(market)({ kind })(input)
    return E.isLeft(parsed) ? parsed.left : noErrors
  },
)

const problemsOf = rememberingLast(
  (market: Market, kind: Asker['kind'], lead: SpotLead): LeadProblems => {
    if (lead.status === 'absent') return noProblems
    const { form } = lead
    const errors = errorsOf(market, kind, form.input)
    const problemAt = problemOf(form)
    // The service's messages on a contact apply only to the form as it was submitted (spec 2 §5).
    const problemOfPerson = form.dirty ? problemOf({ ...form, refused: [] }) : problemAt
    return {
      pickup: problemAt('pickup', errors.pickup),
      drop: problemAt('drop', errors.drop),
      name: problemOfPerson('name', errors.name),
      mobile: problemOfPerson('mobile', errors.mobile),
      requirement: problemOfPerson('requirement', errors.requirement),
    }
  },
)

/**
 * The problem to show at each field: the service's refusal, else its own error once it may be shown
 * (spec 2 §5).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * selectLeadProblems(guestStore.getState()).mobile // → null
 * guestStore.dispatch(leadFieldLeft('mobile'))
 * selectLeadProblems(guestStore.getState()).mobile
 * // → { kind: 'Wrong', error: { kind: 'MobileMissing' } }
 */
export const selectLeadProblems = (state: AppState): LeadProblems =>
  problemsOf(state.market, selectAsker(state).kind, selectSpotLead(state))
