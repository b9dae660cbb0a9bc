import { type FieldError, fieldWords } from '../form/fieldWords.ts'
import type { RefusedField } from '../form/form.ts'
import type { LeadField, LeadForm } from './leadForm.ts'

/** The service's refusal of a lead, in our words. */
export type LeadRefusal = {
  readonly fieldErrors: readonly FieldError[]
  readonly formError: string | null
}

const fieldOfName = new Map<string, LeadField>([
  ['pickup', 'pickup'],
  ['drop', 'drop'],
  ['name', 'name'],
  ['mobile', 'mobile'],
  ['requirement', 'requirement'],
])

/**
 * The service's field errors on the form's fields (spec 2 §3); empty messages and unknown names are
 * ignored.
 *
 * @example
 * refusedLeadFields({
 *   fieldErrors: [{ fieldName: 'mobile', message: 'Not a number' }],
 *   formError: null,
 * })
 * // → [{ field: 'mobile', message: 'Not a number' }]
 */
export const refusedLeadFields = ({
  fieldErrors,
}: LeadRefusal): ReadonlyArray<RefusedField<LeadForm>> =>
  Array.from(fieldWords(fieldOfName)(fieldErrors), ([field, message]) => ({ field, message }))
