import { describe, expect, it } from '@jest/globals'
import { type AuthEvent, type AuthStep, stepAfter } from '../../../src/domain/session/authStep.ts'

const steps: readonly AuthStep[] = ['login', 'signup', 'tnc-consent', 'otp']
const events: readonly AuthEvent[] = [
  'codeSent',
  'customerUnknown',
  'consentWanted',
  'detailsRefused',
  'signedUp',
  'numberChangeWanted',
]

describe('signing in', () => {
  it('follows the steps of the spec and no others', () => {
    const ways = steps.flatMap((step) =>
      events.flatMap((event) => {
        const next = stepAfter(step, event)
        return next === null ? [] : [`${step} –${event}→ ${next}`]
      }),
    )
    expect(ways).toEqual([
      'login –codeSent→ otp',
      'login –customerUnknown→ signup',
      'signup –consentWanted→ tnc-consent',
      'signup –signedUp→ otp',
      'tnc-consent –detailsRefused→ signup',
      'tnc-consent –signedUp→ otp',
      'otp –numberChangeWanted→ login',
    ])
  })
})
