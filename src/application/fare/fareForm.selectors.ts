import { either as E } from 'fp-ts'
import {
  type FareField,
  type FareForm,
  type FareFormErrors,
  parseFareEnquiry,
} from '../../domain/fare/fareForm.ts'
import { type FieldProblem, problemOf } from '../../domain/form/form.ts'
import type { Market } from '../../domain/market/market.ts'
import { selectAsker } from '../session/session.selectors.ts'
import type { Session } from '../session/session.slice.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'

/** The problem to show at each field; null for none. */
export type FareProblems = {
  readonly [Field in FareField]: FieldProblem<NonNullable<FareFormErrors[Field]>> | null
}

const noErrors: FareFormErrors = {}

const selectForm = ({ fareForm }: AppState) => fareForm.form

// Prepared once for a market and a session, because preparing a rule costs more than applying it.
const parserOf = rememberingLast((market: Market, session: Session) =>
  parseFareEnquiry(market)(selectAsker({ session })),
)

const errorsOf = rememberingLast(
  (market: Market, session: Session, input: FareForm): FareFormErrors => {
    const parsed = parserOf(market, session)(input)
    return E.isLeft(parsed) ? parsed.left : noErrors
  },
)

/** All errors of the fare form, shown or not (spec 1 §5). */
const selectFareErrors = (state: AppState): FareFormErrors =>
  errorsOf(state.market, state.session, selectForm(state).input)

/**
 * Whether the fare form is valid; submit is disabled until it is (spec 1 §4).
 *
 * @example
 * store.dispatch(fareEdited(filledForm))
 * selectIsFareValid(store.getState()) // → true
 * store.dispatch(fareEdited({ mobile: '98123' }))
 * selectIsFareValid(store.getState()) // → false
 */
export const selectIsFareValid = (state: AppState): boolean => selectFareErrors(state) === noErrors

/**
 * Whether both ends of the route are places. On a phone the other fields wait for them (spec 1 §2).
 *
 * @example
 * store.dispatch(fareEdited({ pickup: { status: 'resolved', place: koramangala } }))
 * selectHasRoute(store.getState()) // → false
 * store.dispatch(fareEdited({ drop: { status: 'resolved', place: whitefield } }))
 * selectHasRoute(store.getState()) // → true
 */
export const selectHasRoute = (state: AppState): boolean => {
  const { pickup, drop } = selectForm(state).input
  return pickup.status === 'resolved' && drop.status === 'resolved'
}

const problemsOf = rememberingLast(
  (errors: FareFormErrors, form: AppState['fareForm']['form']): FareProblems => {
    const problemAt = problemOf(form)
    return {
      pickup: problemAt('pickup', errors.pickup),
      drop: problemAt('drop', errors.drop),
      name: problemAt('name', errors.name),
      mobile: problemAt('mobile', errors.mobile),
      requirement: problemAt('requirement', errors.requirement),
      consent: problemAt('consent', errors.consent),
    }
  },
)

/**
 * The problem to show at each field: the service's refusal, else its own error once it may be shown
 * (spec 1 §4, §5).
 *
 * @example
 * store.dispatch(fareEdited({ name: 'A' }))
 * selectFareProblems(store.getState()).name // → null
 * store.dispatch(fareFieldLeft('name'))
 * selectFareProblems(store.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameTooShort', least: 3 } }
 */
export const selectFareProblems = (state: AppState): FareProblems =>
  problemsOf(selectFareErrors(state), selectForm(state))
