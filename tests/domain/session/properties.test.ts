import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { prefilledName } from '../../../src/domain/person/personName.ts'
import { agreed } from '../../../src/domain/session/agreedDocument.ts'
import { type AuthEvent, type AuthStep, stepAfter } from '../../../src/domain/session/authStep.ts'
import { documentsOf } from '../../../src/domain/session/legalDocuments.ts'
import { offersLogin } from '../../../src/domain/session/offersLogin.ts'
import { digitsIn, parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import {
  fullName,
  type Profile,
  shownEmail,
  shownFirstName,
} from '../../../src/domain/session/profile.ts'
import { firstSent, resendAt, sentAgain } from '../../../src/domain/session/resend.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { india } from '../../support/fares.ts'
import { anyText } from '../drawn.ts'

const moment = fc.integer({ min: 0, max: 4e12 })

const anyStep = fc.constantFrom<AuthStep>('login', 'signup', 'tnc-consent', 'otp')
const anyEvent = fc.constantFrom<AuthEvent>(
  'codeSent',
  'customerUnknown',
  'consentWanted',
  'detailsRefused',
  'signedUp',
  'numberChangeWanted',
)

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  mobile: anyText,
  externalId: anyText,
  firstName: anyText,
  lastName: anyText,
  blacklisted: fc.boolean(),
  email: fc.record({ address: anyText, isVerified: fc.boolean() }),
})

const anyDocument = fc.record({
  type: fc.constantFrom('terms_of_service' as const, 'privacy_policy' as const),
  url: fc.webUrl(),
})

describe('signing in, for any step and event', () => {
  it('never stays at the same step: an event leads to another one or to none', () => {
    fc.assert(
      fc.property(anyStep, anyEvent, (step, event) => {
        expect(stepAfter(step, event)).not.toBe(step)
      }),
    )
  })

  it('goes back only for another number or for refused details', () => {
    const way: readonly AuthStep[] = ['login', 'signup', 'tnc-consent', 'otp']
    fc.assert(
      fc.property(anyStep, anyEvent, (step, event) => {
        const next = stepAfter(step, event)
        const isBack = next !== null && way.indexOf(next) < way.indexOf(step)
        const isMended = step === 'tnc-consent' && event === 'detailsRefused'
        expect(isBack).toBe(isMended || (step === 'otp' && event === 'numberChangeWanted'))
      }),
    )
  })

  it('is offered on the order review page and in markets with booking, and nowhere else', () => {
    const segment = fc.constantFrom('order-review', 'Order-Review', 'fare-estimate', 'trucks')
    fc.assert(
      fc.property(fc.boolean(), segment, anyText, (bookingFlow, page, tail) => {
        expect(offersLogin({ bookingFlow }, `/en-IN/${page}/${tail}`)).toBe(
          bookingFlow || page.toLowerCase() === 'order-review',
        )
      }),
    )
  })
})

describe('a typed code', () => {
  it('is accepted unchanged if it has the right number of digits, and refused otherwise', () => {
    const anyTyped = fc.oneof(anyText, fc.stringMatching(/^[0-9]{1,8}$/))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), anyTyped, (length, typed) => {
        const parsed = parseCode(length)(typed)
        expect(E.isRight(parsed)).toBe(new RegExp(`^[0-9]{${length}}$`).test(typed))
        if (E.isRight(parsed)) expect(parsed.right).toBe(typed)
      }),
    )
  })

  it('is read from a text by its first digits in their order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{4,8}$/), fc.string(), (code, around) => {
        const words = around.replace(/[0-9]/g, '')
        expect(digitsIn(code.length)(`${words}${code.split('').join(words)}${words}1`)).toBe(code)
      }),
    )
  })
})

describe('sending a code again, at any time', () => {
  it('is counted, and waits as long as the first time', () => {
    const policy = fc.record({
      wait: fc.integer({ min: 1, max: 1e6 }),
      most: fc.nat({ max: 5 }),
      pause: fc.integer({ min: 1e6 + 1, max: 1e7 }),
    })
    fc.assert(
      fc.property(policy, fc.array(moment, { maxLength: 6 }), moment, (kept, later, first) => {
        const sendings = later.reduce(
          (sent, at) => sentAgain(kept, sent, at),
          firstSent(kept, first),
        )
        const inTurn = later.length % Math.max(1, kept.most)
        const resends = inTurn === 0 && later.length > 0 ? Math.max(1, kept.most) : inTurn
        expect(sendings).toEqual({ nextAt: (later.at(-1) ?? first) + kept.wait, resends })
        expect(resendAt(kept, sendings, sendings.nextAt).kind).toBe(
          resends >= kept.most ? 'exhausted' : 'ready',
        )
      }),
    )
  })
})

describe('any customer', () => {
  it('is called by their first name, or by the fallback if it is blank', () => {
    fc.assert(
      fc.property(anyProfile, fc.string(), (profile, word) => {
        const shown = shownFirstName(profile, word)
        expect(shown).toBe(profile.firstName.trim() === '' ? word : profile.firstName.trim())
      }),
    )
  })

  it('has an e-mail address, or the fallback if it is blank', () => {
    fc.assert(
      fc.property(anyProfile, fc.string(), (profile, word) => {
        const address = profile.email.address.trim()
        expect(shownEmail(profile, word)).toBe(address === '' ? word : address)
      }),
    )
  })

  it('has a full name without a plus sign, and without outer spaces', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const name = fullName(profile)
        const [first, last] = [profile.firstName, profile.lastName].map(prefilledName)
        expect(name).toBe(`${first} ${last}`.trim())
        expect(name).not.toContain('+')
      }),
    )
  })
})

describe('the agreement of a new customer', () => {
  it('has every document that was shown, in order, with the moment of the agreement', () => {
    fc.assert(
      fc.property(fc.array(anyDocument), moment, (documents, now) => {
        expect(agreed(documents, now)).toEqual(
          documents.map((document) => ({ ...document, agreedAt: now })),
        )
      }),
    )
  })
})

describe('signing up with any input', () => {
  it('keeps the WhatsApp consent and reports for each field its own error', () => {
    const field = (right: string) => fc.oneof(fc.constant(right), anyText)
    fc.assert(
      fc.property(
        fc.record({
          name: field('Asha Rao'),
          mobile: field('9876543210'),
          email: field('asha@example.com'),
          whatsappConsent: fc.boolean(),
        }),
        (form) => {
          const parsed = parseSignup(india)(form)
          const alone = (change: Partial<typeof form>) =>
            E.isLeft(
              parseSignup(india)({
                name: 'Asha Rao',
                mobile: '9876543210',
                email: 'asha@example.com',
                whatsappConsent: true,
                ...change,
              }),
            )
          if (E.isRight(parsed)) {
            expect(parsed.right.whatsappConsent).toBe(form.whatsappConsent)
          }
          const { name, mobile, email } = form
          const wrong = [
            ...(alone({ name }) ? ['name'] : []),
            ...(alone({ mobile }) ? ['mobile'] : []),
            ...(alone({ email }) ? ['email'] : []),
          ]
          expect(E.isLeft(parsed) ? Object.keys(parsed.left) : []).toEqual(wrong)
        },
      ),
    )
  })
})

describe('the documents that customers agree to', () => {
  const anyLocale = fc.constantFrom('en-IN', 'tr-TR', 'bn-BD')
  const anyLink = fc.record({
    path: fc.webPath(),
    byLocale: fc
      .uniqueArray(fc.tuple(anyLocale, fc.webUrl()), { selector: ([locale]) => locale })
      .map((own) => new Map(own)),
  })

  it('are those of the brand for the locale, or else full URLs of pages of the site', () => {
    fc.assert(
      fc.property(anyLink, anyLink, anyLocale, (termsOfService, privacyPolicy, locale) => {
        const documents = documentsOf({ termsOfService, privacyPolicy })(
          locale,
          'https://a.example',
        )
        expect(documents.map(({ type }) => type)).toEqual(['terms_of_service', 'privacy_policy'])
        for (const [at, { byLocale, path }] of [termsOfService, privacyPolicy].entries()) {
          const url = documents[at]?.url
          expect(url).toBe(byLocale.get(locale) ?? `https://a.example/${locale}${path}`)
        }
      }),
    )
  })

  it('do not depend on the documents of another locale', () => {
    fc.assert(
      fc.property(anyLink, anyLocale, anyLocale, fc.webUrl(), (link, locale, other, url) => {
        fc.pre(locale !== other)
        const changed = { ...link, byLocale: new Map(link.byLocale).set(other, url) }
        const documents = (termsOfService: typeof link) =>
          documentsOf({ termsOfService, privacyPolicy: link })(locale, 'https://a.example')
        expect(documents(changed)).toEqual(documents(link))
      }),
    )
  })
})
