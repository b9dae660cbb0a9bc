import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { agreed } from '../../../src/domain/session/agreedDocument.ts'
import { parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { type Newcomer, validationPayload } from '../../../src/domain/session/payload.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { india } from '../../support/fares.ts'

const right = <A>(parsed: E.Either<object, A>): A => {
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
}

const code = right(parseCode(6)('004821'))
const applicant = (name: string) =>
  right(
    parseSignup(india)({
      name,
      mobile: '9812345678',
      email: 'ravi@example.in',
      whatsappConsent: false,
    }),
  )
const agreedAt = Date.UTC(2026, 10, 20, 18, 37, 5)
const ravi: Newcomer = {
  applicant: applicant('Ravi Kumar Singh'),
  requirement: 'personal',
  agreedDocuments: agreed(
    [
      { type: 'terms_of_service', url: 'https://hathi.example/terms' },
      { type: 'privacy_policy', url: '/en-IN/privacy-policy' },
    ],
    agreedAt,
  ),
  referralCode: null,
  geoRegionId: null,
}

const payloadOf = (change: Partial<Newcomer>) =>
  validationPayload('9812345678', code, { ...ravi, ...change })

describe('what a code is redeemed with', () => {
  it('says everything of a newcomer, by the names of the contract', () => {
    expect(payloadOf({ referralCode: 'FRIEND-7', geoRegionId: '4' })).toEqual({
      mobile: '9812345678',
      email: 'ravi@example.in',
      otp: '004821',
      first_name: 'Ravi',
      last_name: 'Singh',
      whatsapp_consent: false,
      customer_frequency: 'personal',
      created_by: 'customer',
      referral_code: 'FRIEND-7',
      geo_region_id: '4',
      agreed_docs: [
        {
          created_at: '2026-11-20T18:37:05.000Z',
          doc_url: 'https://hathi.example/terms',
          doc_type: 'terms_of_service',
          updated_at: '2026-11-20T18:37:05.000Z',
        },
        {
          created_at: '2026-11-20T18:37:05.000Z',
          doc_url: '/en-IN/privacy-policy',
          doc_type: 'privacy_policy',
          updated_at: '2026-11-20T18:37:05.000Z',
        },
      ],
    })
  })

  it.each([
    ['Ravi', 'Ravi', null],
    ['Ravi Singh', 'Ravi', 'Singh'],
    ['রহিম উদ্দিন', 'রহিম', 'উদ্দিন'],
  ])('names %s by first and last word', (name, first_name, last_name) => {
    expect(payloadOf({ applicant: applicant(name) })).toMatchObject({ first_name, last_name })
  })

  it.each([null, '', '  '])('leaves out a referral and a region that are %j', (absent) => {
    const payload = payloadOf({ referralCode: absent, geoRegionId: absent })
    expect(payload).not.toHaveProperty('referral_code')
    expect(payload).not.toHaveProperty('geo_region_id')
  })

  it('is the code and what led here for who was not asked who they are', () => {
    const referral = { referralCode: 'FRIEND-7', geoRegionId: ' ' }
    expect(validationPayload('9876543210', code, referral)).toEqual({
      mobile: '9876543210',
      otp: '004821',
      created_by: 'customer',
      referral_code: 'FRIEND-7',
    })
  })

  it('is the code alone for a known customer, so that nothing is overwritten', () => {
    expect(validationPayload('9876543210', code, null)).toEqual({
      mobile: '9876543210',
      otp: '004821',
      created_by: 'customer',
    })
  })
})
