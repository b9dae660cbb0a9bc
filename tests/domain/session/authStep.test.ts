import { describe, expect, it } from '@jest/globals'
import { type AuthEvent, type AuthStep, stepAfter } from '../../../src/domain/session/authStep.ts'

const steps: readonly AuthStep[] = ['login', 'signup', 'tnc-consent', 'otp']
const events: readonly AuthEvent[] = [
  'codeSent',
  'customerUnknown',
  'consentWanted',
  'signedUp',
  'numberChangeWanted',
]

const transitions: ReadonlyArray<readonly [AuthStep, AuthEvent, AuthStep]> = [
  ['login', 'codeSent', 'otp'],
  ['login', 'customerUnknown', 'signup'],
  ['signup', 'consentWanted', 'tnc-consent'],
  ['signup', 'signedUp', 'otp'],
  ['tnc-consent', 'signedUp', 'otp'],
  ['otp', 'numberChangeWanted', 'login'],
]

describe('the steps of the authentication', () => {
  it.each(transitions)('from %s, %s leads to %s', (from, event, to) => {
    expect(stepAfter(from, event)).toBe(to)
  })

  const others = steps.flatMap((from) =>
    events
      .filter((event) => !transitions.some(([step, e]) => step === from && e === event))
      .map((event) => [from, event] as const),
  )
  it.each(others)('from %s, %s leads nowhere', (from, event) => {
    expect(stepAfter(from, event)).toBeNull()
  })
})
