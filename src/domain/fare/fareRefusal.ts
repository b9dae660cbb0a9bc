import type { RefusedField } from '../form/form.ts'
import type { Waypoint } from '../place/address.ts'
import type { Asker, FareField, FareForm } from './fareForm.ts'

/** The service's refusal of a fare form, by the form's own fields (spec 1 §3, §5). */
export type FareRefusal = {
  /** The addresses that it does not serve; none where it did not name any. */
  readonly unserved: readonly Waypoint[]
  /** What it said of fields, once of each. */
  readonly fieldErrors: ReadonlyArray<{ readonly field: FareField; readonly message: string }>
  /** What it said of the form as a whole; null where it did not. */
  readonly formError: string | null
}

/**
 * The fields that a refusal is about, with what each of them shows (spec 1 §5). Where it names
 * addresses that are not served, these show what was said of addresses, and no other does; one that
 * has no words of its own shows the other's, else what was said of the form. Where nothing was said
 * it is refused all the same, without a message.
 *
 * @example
 * refusedFields({
 *   unserved: ['drop'],
 *   fieldErrors: [{ field: 'mobile', message: 'Not a number' }],
 *   formError: 'Too far away',
 * })
 * // → [
 * //     { field: 'mobile', message: 'Not a number' },
 * //     { field: 'drop', message: 'Too far away' },
 * //   ]
 * refusedFields({ unserved: ['pickup'], fieldErrors: [], formError: null })
 * // → [{ field: 'pickup', message: null }]
 */
export const refusedFields = ({
  unserved,
  fieldErrors,
  formError,
}: FareRefusal): ReadonlyArray<RefusedField<FareForm>> => {
  const told = new Map<FareField, string | null>(
    fieldErrors.map(({ field, message }) => [field, message]),
  )
  if (unserved.length > 0) {
    const pickup = told.get('pickup')
    const drop = told.get('drop')
    told.delete('pickup')
    told.delete('drop')
    for (const field of unserved) {
      told.set(field, (field === 'pickup' ? (pickup ?? drop) : (drop ?? pickup)) ?? formError)
    }
  }
  return Array.from(told, ([field, message]) => ({ field, message }))
}

/**
 * What is said of a refused form as a whole: the service's words for it, else its first on a
 * customer's own details, which no field shows (spec 1 §6); null where its fields say it all, or
 * nobody says anything.
 *
 * @example
 * const drop = { field: 'drop', message: 'Too far away' } as const
 * const mobile = { field: 'mobile', message: 'Not a number' } as const
 * saidOfForm('customer')(null, [drop, mobile]) // → 'Not a number'
 * saidOfForm('guest')(null, [drop, mobile]) // → null
 * saidOfForm('customer')('Not today', [drop, mobile]) // → 'Not today'
 */
export const saidOfForm =
  (asker: Asker['kind']) =>
  (
    formError: string | null,
    refused: ReadonlyArray<{ readonly field: string; readonly message: string | null }>,
  ): string | null => {
    if (formError !== null || asker === 'guest') return formError
    const ofCustomer = refused.find(({ field }) => field !== 'pickup' && field !== 'drop')
    return ofCustomer?.message ?? null
  }
