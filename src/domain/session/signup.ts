import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { type NameError, type PersonName, parseName } from '../person/personName.ts'
import { type MobileError, type MobileNumber, parseMobile } from '../phone/mobileNumber.ts'
import { type Email, type EmailError, parseEmail } from './email.ts'

/** The signup form as typed (spec 1 §2). */
export type SignupForm = {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly whatsappConsent: boolean
}

/** All errors of a signup at once (spec 1 §5). */
export type SignupErrors = {
  readonly name?: NameError
  readonly mobile?: MobileError
  readonly email?: EmailError
}

/** A person with valid signup data. */
export type Applicant = {
  readonly name: PersonName
  readonly mobile: MobileNumber
  readonly email: Email
  readonly whatsappConsent: boolean
}

/**
 * The applicant that a signup form describes in a market, or all of its errors by field: those of
 * `parseName`, `parseMobile` and `parseEmail` (spec 1 §5).
 *
 * @example
 * parseSignup({ country: india })({ name: 'Jo', mobile: '', email: 'jo@', whatsappConsent: true })
 * // → left: {
 * //     name: { kind: 'NameTooShort', least: 3 },
 * //     mobile: { kind: 'MobileMissing' },
 * //     email: { kind: 'EmailMalformed' },
 * //   }
 */
export const parseSignup =
  ({ country }: Pick<Market, 'country'>) =>
  (form: SignupForm): E.Either<SignupErrors, Applicant> => {
    const name = parseName(country.name)(form.name)
    const mobile = parseMobile(country.phone)(form.mobile)
    const email = parseEmail(form.email)
    if (isRight(name) && isRight(mobile) && isRight(email)) {
      return right({
        name: name.right,
        mobile: mobile.right,
        email: email.right,
        whatsappConsent: form.whatsappConsent,
      })
    }
    return left({
      ...(isLeft(name) ? { name: name.left } : {}),
      ...(isLeft(mobile) ? { mobile: mobile.left } : {}),
      ...(isLeft(email) ? { email: email.left } : {}),
    })
  }
