import { type FieldError, fieldWords } from '../form/fieldWords.ts'
import type { RefusedField } from '../form/form.ts'
import type { Asker, FareField, FareForm } from './fareForm.ts'

/** Which address the service refused (spec 1 §3). */
export type AddressErrorType = 'INVALID_PICKUP' | 'INVALID_DROP' | 'INVALID_PICKUP_DROP'

/** The validator's refusal, in our words. */
export type FareRefusal = {
  readonly addressErrorType: AddressErrorType | null
  readonly fieldErrors: readonly FieldError[]
  readonly formError: string | null
}

const fieldOfName = new Map<string, FareField>([
  ['from_address', 'pickup'],
  ['to_address', 'drop'],
  ['name', 'name'],
  ['customer_mobile', 'mobile'],
  ['frequency', 'requirement'],
])

const refusedAddresses = (type: AddressErrorType): ReadonlyArray<'pickup' | 'drop'> => {
  switch (type) {
    case 'INVALID_PICKUP':
      return ['pickup']
    case 'INVALID_DROP':
      return ['drop']
    case 'INVALID_PICKUP_DROP':
      return ['pickup', 'drop']
  }
}

/**
 * The service's field errors on the form's fields (spec 1 §5). Where an address error type is given
 * it decides which address shows the message; one that has none of its own shows the other's, else
 * what was said of the form. Where nothing was said it is refused all the same, without a message.
 *
 * @example
 * refusedFields({
 *   addressErrorType: 'INVALID_DROP',
 *   fieldErrors: [{ fieldName: 'customer_mobile', message: 'Not a number' }],
 *   formError: 'Too far away',
 * })
 * // → [
 * //     { field: 'mobile', message: 'Not a number' },
 * //     { field: 'drop', message: 'Too far away' },
 * //   ]
 * refusedFields({ addressErrorType: 'INVALID_PICKUP', fieldErrors: [], formError: null })
 * // → [{ field: 'pickup', message: null }]
 */
export const refusedFields = ({
  addressErrorType,
  fieldErrors,
  formError,
}: FareRefusal): ReadonlyArray<RefusedField<FareForm>> => {
  const told = new Map<FareField, string | null>(fieldWords(fieldOfName)(fieldErrors))
  if (addressErrorType !== null) {
    const pickup = told.get('pickup')
    const drop = told.get('drop')
    told.delete('pickup')
    told.delete('drop')
    for (const field of refusedAddresses(addressErrorType)) {
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
