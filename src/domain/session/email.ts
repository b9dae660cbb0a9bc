import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'
import { seen } from '../form/invisible.ts'

declare const brand: unique symbol

/** An e-mail address in the usual form: one `@` and a domain with a dot. */
export type Email = string & { readonly [brand]: 'Email' }

/** The text is not an e-mail address. */
export type EmailError = { readonly kind: 'EmailMalformed' }

// RFC 5321 §4.5.3.1.3. Checked first, so that a long text costs nothing.
const longest = 254
const shape =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

const isEmail = (text: string): text is Email => text.length <= longest && shape.test(text)

/**
 * Validates a typed e-mail address, trimmed and without invisible characters (spec 1 §5). Fails with
 * `EmailMalformed`, also if it is blank or longer than 254 characters.
 *
 * @example
 * parseEmail(' asha@example.com ') // → right: 'asha@example.com'
 * parseEmail('asha@example') // → left: { kind: 'EmailMalformed' }
 */
export const parseEmail = (typed: string): E.Either<EmailError, Email> => {
  const text = seen(typed)
  return isEmail(text) ? right(text) : left({ kind: 'EmailMalformed' })
}
