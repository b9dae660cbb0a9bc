/** A service's message on one of its fields. */
export type FieldError = { readonly fieldName: string; readonly message: string }

/**
 * Maps a service's field errors to the fields of a form, by the service's names for them (spec 1 §5).
 * Empty messages and unknown names are ignored; the first message on a field counts.
 *
 * @example
 * const words = fieldWords(new Map([['customer_mobile', 'mobile']]))([
 *   { fieldName: 'customer_mobile', message: 'Not a number' },
 *   { fieldName: 'colour', message: 'Too green' },
 * ])
 * words // → [{ field: 'mobile', message: 'Not a number' }]
 */
export const fieldWords =
  <Field>(fieldOfName: ReadonlyMap<string, Field>) =>
  (
    errors: readonly FieldError[],
  ): ReadonlyArray<{ readonly field: Field; readonly message: string }> => {
    const words = new Map<Field, string>()
    for (const { fieldName, message } of errors) {
      const field = fieldOfName.get(fieldName)
      if (field !== undefined && message.trim() !== '' && !words.has(field)) {
        words.set(field, message)
      }
    }
    return Array.from(words, ([field, message]) => ({ field, message }))
  }
