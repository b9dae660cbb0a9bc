import { selectFareProblems } from '../../application/fare/fareForm.selectors.ts'
import { fareEdited, fareFieldLeft } from '../../application/fare/fareForm.slice.ts'
import type { FareField, FareForm } from '../../domain/fare/fareForm.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/** When a field's own error may first be shown: the bar as it is typed, the others as it is left (spec 1 §4). */
export type Validates = 'onChange' | 'onLeave'

/** The fare form for its fields: what they hold, what is wrong, and how they tell. */
export const useFareFields = (validates: Validates) => {
  const dispatch = useAppDispatch()
  const input = useAppSelector(({ fareForm }) => fareForm.form.input)
  const problems = useAppSelector(selectFareProblems)
  const leave = (field: FareField) => {
    dispatch(fareFieldLeft(field))
  }
  const edit = <Field extends FareField>(field: Field, value: FareForm[Field]) => {
    dispatch(fareEdited({ [field]: value }))
    if (validates === 'onChange') leave(field)
  }
  return { input, problems, edit, leave }
}
