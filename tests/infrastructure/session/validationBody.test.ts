import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { agreed } from '../../../src/domain/session/agreedDocument.ts'
import { parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { toValidation } from '../../../src/infrastructure/session/validation.codec.ts'
import { anyText } from '../../domain/drawn.ts'
import { india } from '../../support/fares.ts'

const right = <A>(parsed: E.Either<object, A>): A => {
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
}

const code = right(parseCode(6)('123456'))
const applicant = right(
  parseSignup(india)({
    name: 'Asha Devi Rao',
    mobile: '9876543210',
    email: 'asha@example.com',
    whatsappConsent: true,
  }),
)

const anyDocument = fc.record({
  type: fc.constantFrom('terms_of_service' as const, 'privacy_policy' as const),
  url: fc.webUrl(),
})
const moment = fc.integer({ min: 0, max: 4e12 })
const anyCode = fc.option(anyText)

const given = (name: string, text: string | null) =>
  text === null || text.trim() === '' ? {} : { [name]: text.trim() }

describe('the request body that redeems a code', () => {
  it('has for a new customer each document with its moment, and referral and region unless blank', () => {
    fc.assert(
      fc.property(
        fc.array(anyDocument),
        moment,
        anyCode,
        anyCode,
        (documents, now, referralCode, geoRegionId) => {
          const at = new Date(now).toISOString()
          const newcomer = {
            applicant,
            requirement: 'personal',
            agreedDocuments: agreed(documents, now),
            referralCode,
            geoRegionId,
          }
          expect(toValidation(applicant.mobile, code, newcomer)).toEqual({
            mobile: '9876543210',
            otp: '123456',
            created_by: 'customer',
            email: 'asha@example.com',
            first_name: 'Asha',
            last_name: 'Rao',
            whatsapp_consent: true,
            customer_frequency: 'personal',
            ...given('referral_code', referralCode),
            ...given('geo_region_id', geoRegionId),
            agreed_docs: documents.map(({ type, url }) => ({
              created_at: at,
              doc_url: url,
              doc_type: type,
              updated_at: at,
            })),
          })
        },
      ),
    )
  })
})
