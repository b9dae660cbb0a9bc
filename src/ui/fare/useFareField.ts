import { selectFareProblems } from '../../application/fare/fareForm.selectors.ts'
import { fareEdited, fareFieldLeft } from '../../application/fare/fareForm.slice.ts'
import type { FareField, FareForm } from '../../domain/fare/fareForm.ts'
import type { FieldProblem } from '../../domain/form/form.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/** When a field's own error may first be shown: in the bar while typing, elsewhere on leaving it (spec 1 §4). */
export type Validates = 'onChange' | 'onLeave'

const saidIn = (problem: FieldProblem<unknown> | null) =>
  problem?.kind === 'Refused' ? problem.message : problem?.error

/** Whether two problems are equal. They are new objects after every change of the form. */
const isSameProblem = (a: FieldProblem<unknown> | null, b: FieldProblem<unknown> | null): boolean =>
  a?.kind === b?.kind && saidIn(a) === saidIn(b)

/** The problem of a field of the fare form, and its edits. */
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
 * A field of the fare form: its value, its problem and its edits. A change of one field renders none of
 * the others.
 */
export const useFareField = <Field extends FareField>(field: Field, validates: Validates) => {
  const value = useAppSelector(({ fareForm }) => fareForm.form.input[field])
  return { value, ...useFareProblem(field, validates) }
}
