import type { RefusedField } from '../form/form.ts'
import type { Waypoint } from '../place/address.ts'
import type { Asker } from './contact.ts'
import type { FareField, FareForm } from './fareForm.ts'

/** The service's refusal of a fare form, mapped to the form's own fields (spec 1 §3, §5). */
export type FareRefusal = {
  /** The addresses that are not served; empty if the service named none. */
  readonly unserved: readonly Waypoint[]
  /** The service's messages on fields, at most one per field. */
  readonly fieldErrors: ReadonlyArray<{ readonly field: FareField; readonly message: string }>
  /** The service's message on the form as a whole; null if there is none. */
  readonly formError: string | null
}

/**
 * The fields that a refusal is about, each with the message to show there (spec 1 §5). If the service
 * names addresses that it does not serve, only these show the messages on addresses. One without a
 * message of its own shows the other address's message, else that of the form. Without any message the
 * field is refused all the same, with null.
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

/** The service refused a form as a whole; `message` is null if it gave none. */
export type FormRefused = { readonly kind: 'FormRefused'; readonly message: string | null }

/** The same with the fields that it refused, each with its message on that field. */
export type FormRefusal<Form> = FormRefused & {
  readonly fields: ReadonlyArray<RefusedField<Form>>
}

/** What a refusal says, beside its fields. */
export type RefusalReading = {
  /** What to show on the form as a whole; null if the fields show everything. */
  readonly failure: FormRefused | null
  /** Whether there is no message at all. Operators must hear of that: the visitor cannot tell what to correct. */
  readonly isWordless: boolean
}

/**
 * Reads a refusal of a form: what to show on the form as a whole, beside the refused fields. That is the
 * service's message on the form, else, for a customer, its first on details that no field shows (spec 1
 * §6). Without either, the fields show everything. A refusal of no field always shows on the form.
 *
 * @example
 * const drop = { field: 'drop', message: 'Too far away' } as const
 * const mobile = { field: 'mobile', message: 'Not a number' } as const
 * readRefusal('customer')(null, [drop, mobile]).failure
 * // → { kind: 'FormRefused', message: 'Not a number' }
 * readRefusal('guest')(null, [drop, mobile]) // → { failure: null, isWordless: false }
 * readRefusal('guest')(null, [])
 * // → { failure: { kind: 'FormRefused', message: null }, isWordless: true }
 */
export const readRefusal =
  (asker: Asker['kind']) =>
  (
    formError: string | null,
    refused: ReadonlyArray<{ readonly field: string; readonly message: string | null }>,
  ): RefusalReading => {
    const unshown = refused.find(
      ({ field }) => asker === 'customer' && field !== 'pickup' && field !== 'drop',
    )
    const message = formError ?? unshown?.message ?? null
    return {
      failure: message === null && refused.length > 0 ? null : { kind: 'FormRefused', message },
      isWordless: message === null && refused.every((field) => field.message === null),
    }
  }
