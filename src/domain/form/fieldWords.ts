/** What a service said of one of its fields. */
export type FieldError = { readonly fieldName: string; readonly message: string }

/**
 * A service's field errors on the fields of a form, by its names for them (spec 1 §5): empty
 * messages and unknown names are ignored, the first message of a field counts.
 *
 * @example
 * const words = fieldWords(new Map([['customer_mobile', 'mobile']]))([
 *   { fieldName: 'customer_mobile', message: 'Not a number' },
 *   { fieldName: 'colour', message: 'Too green' },
 * ])
 * words // → new Map([['mobile', 'Not a number']])
 */
export const fieldWords =
  <Field>(fieldOfName: ReadonlyMap<string, Field>) =>
  (errors: readonly FieldError[]): Map<Field, string> => {
    const words = new Map<Field, string>()
    for (const { fieldName, message } of errors) {
      const field = fieldOfName.get(fieldName)
      if (field !== undefined && message.trim() !== '' && !words.has(field)) {
        words.set(field, message)
      }
    }
    return words
  }
