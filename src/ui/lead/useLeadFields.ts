import { selectLeadProblems } from '../../application/lead/spotLead.selectors.ts'
import { leadEdited, leadFieldLeft } from '../../application/lead/spotLead.slice.ts'
import type { LeadField, LeadForm } from '../../domain/lead/leadForm.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import type { AddressFields } from '../place/addressFields.ts'

/** The problems and edits of the lead form's fields. */
export const useLeadFields = (input: LeadForm) => {
  const dispatch = useAppDispatch()
  const problems = useAppSelector(selectLeadProblems)
  const leave = (field: LeadField) => {
    dispatch(leadFieldLeft(field))
  }
  const edit = <Field extends Exclude<keyof LeadForm, 'category'>>(
    field: Field,
    value: LeadForm[Field],
  ) => {
    dispatch(leadEdited({ [field]: value }))
  }
  const addresses: AddressFields = {
    owner: 'lead',
    input,
    problems,
    enter: () => undefined,
    leave,
  }
  return { problems, edit, leave, addresses }
}
