import { type FieldError, fieldWords } from '../form/fieldWords.ts'
import type { RefusedField } from '../form/form.ts'
import type { FareField, FareForm } from './fareForm.ts'

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
 * What a service said first of a customer's own details, for which their forms have no field (spec 1
 * §6); null where it spoke of the route alone.
 *
 * @example
 * const drop = { field: 'drop', message: 'Too far away' } as const
 * saidOfCustomer([drop, { field: 'mobile', message: 'Not a number' }]) // → 'Not a number'
 * saidOfCustomer([drop]) // → null
 */
export const saidOfCustomer = (
  refused: ReadonlyArray<{ readonly field: string; readonly message: string | null }>,
): string | null =>
  refused.find(({ field }) => field !== 'pickup' && field !== 'drop')?.message ?? null
