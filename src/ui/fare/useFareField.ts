import { selectFareProblems } from '../../application/fare/fareForm.selectors.ts'
import { fareEdited, fareFieldLeft } from '../../application/fare/fareForm.slice.ts'
import type { FareField, FareForm } from '../../domain/fare/fareForm.ts'
import type { FieldProblem } from '../../domain/form/form.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/** When a field's own error may first be shown: the bar as it is typed, the others as it is left (spec 1 §4). */
export type Validates = 'onChange' | 'onLeave'

/** Whether two problems read alike: each is made anew whenever the form changes. */
const isSameProblem = (
  a: FieldProblem<unknown> | null,
  b: FieldProblem<unknown> | null,
): boolean => {
  if (a?.kind === 'Refused' && b?.kind === 'Refused') return a.message === b.message
  if (a?.kind === 'Wrong' && b?.kind === 'Wrong') return a.error === b.error
  return a === b
}

/** What is wrong with a field of the fare form, and how it tells. */
export const useFareProblem = <Field extends FareField>(field: Field, validates: Validates) => {
  const dispatch = useAppDispatch()
  const problem = useAppSelector((state) => selectFareProblems(state)[field], isSameProblem)
  const leave = () => {
    dispatch(fareFieldLeft(field))
  }
  const edit = (next: FareForm[Field]) => {
    dispatch(fareEdited({ [field]: next }))
    if (validates === 'onChange') leave()
  }
  return { problem, edit, leave }
}

/**
 * A field of the fare form: what it holds, what is wrong with it, and how it tells. A change of one
 * field is no news to the others, and renders none of them.
 */
export const useFareField = <Field extends FareField>(field: Field, validates: Validates) => {
  const value = useAppSelector(({ fareForm }) => fareForm.form.input[field])
  return { value, ...useFareProblem(field, validates) }
}
