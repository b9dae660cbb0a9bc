import type { AppState } from '../store/appState.ts'
import type { FareFormState } from './fareForm.slice.ts'
import type { FareResultsState } from './fareResults.slice.ts'

/**
 * The fare form and its life (spec 1 §4).
 *
 * @example
 * store.dispatch(fareEdited({ name: 'Asha' }))
 * selectFareForm(store.getState()).form.input.name // → 'Asha'
 */
export const selectFareForm = ({ fareForm }: Pick<AppState, 'fareForm'>): FareFormState => fareForm

/**
 * The estimate of the results page (spec 1 §2).
 *
 * @example
 * selectFareResults(store.getState())
 * // → { results: { status: 'absent' }, linked: null, content: null }
 */
export const selectFareResults = ({
  fareResults,
}: Pick<AppState, 'fareResults'>): FareResultsState => fareResults
