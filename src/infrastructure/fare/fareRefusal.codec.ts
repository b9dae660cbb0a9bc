import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { FieldError } from '../../domain/form/fieldWords.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { saidOf } from '../http/callFailure.ts'
import { orNull } from '../http/orNull.ts'

const WireFareRefusal = t.partial({
  address_error_type: orNull(t.string),
  field_errors: orNull(t.array(t.type({ field_name: t.string, message: t.unknown }))),
  form_error: orNull(t.string),
})

/** The addresses that a service refused (spec 1 §3). */
export type AddressErrorType = 'INVALID_PICKUP' | 'INVALID_DROP' | 'INVALID_PICKUP_DROP'

/** What a service says of a form that it refused, by its own names for the fields (spec 1 §3). */
export type ServiceRefusal = {
  readonly addressErrorType: AddressErrorType | null
  readonly fieldErrors: readonly FieldError[]
  readonly formError: string | null
}

const addressErrorTypes: readonly AddressErrorType[] = [
  'INVALID_PICKUP',
  'INVALID_DROP',
  'INVALID_PICKUP_DROP',
]

/** The unserved addresses, from the service's error type; none without a type. */
export const unservedBy = (type: AddressErrorType | null): readonly Waypoint[] => {
  switch (type) {
    case 'INVALID_PICKUP':
      return ['pickup']
    case 'INVALID_DROP':
      return ['drop']
    case 'INVALID_PICKUP_DROP':
      return ['pickup', 'drop']
    case null:
      return []
  }
}

/**
 * Whether a response is a refusal by the validator: it has at least one of its properties (spec 1
 * §3).
 */
export const looksLikeRefusal = (body: unknown): body is object =>
  t.UnknownRecord.is(body) &&
  Object.keys(WireFareRefusal.props).some((name) => Object.hasOwn(body, name))

/** Decodes the refusal, or null if its properties have the wrong shape. */
export const readFareRefusal = (body: object): ServiceRefusal | null => {
  const wire = WireFareRefusal.decode(body)
  if (E.isLeft(wire)) return null
  const { address_error_type, field_errors, form_error } = wire.right
  return {
    addressErrorType: addressErrorTypes.find((type) => type === address_error_type) ?? null,
    fieldErrors: (field_errors ?? []).map(({ field_name, message }) => ({
      fieldName: field_name,
      message: saidOf(message) ?? '',
    })),
    formError: saidOf(form_error),
  }
}
