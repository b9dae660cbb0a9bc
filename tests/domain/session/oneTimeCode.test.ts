import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { digitsIn, parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { firstSent, resendAt, sentAgain } from '../../../src/domain/session/resend.ts'

describe('a one-time code', () => {
  it('has exactly the configured number of digits', () => {
    expect(parseCode(6)('123456')).toEqual(E.right('123456'))
    expect(parseCode(4)('0000')).toEqual(E.right('0000'))
    expect(parseCode(6)('987654')).toEqual(E.right('987654'))
  })

  it.each([
    '',
    '12345',
    '1234567',
    '12345a',
    '12345/',
    '12345:',
    '123 56',
    '１２３４５６',
    '12345\n',
  ])('is malformed as %j', (typed) => {
    expect(parseCode(6)(typed)).toEqual(E.left({ kind: 'CodeMalformed' }))
  })

  it.each([
    ['123456', '123456'],
    ['Your code is 123 456', '123456'],
    ['123-456. Do not share it.', '123456'],
    ['2-step code 482913', '482913'],
    ['482913 is your code for order 12. It is valid for 5 minutes.', '482913'],
    ['২-ধাপ কোড ৪৮২৯১৩', '482913'],
    ['2-step code 482 913', '248291'],
    ['Your 2-step code is 482913.\n@hathi.example #482913', '482913'],
    ['560001: 482913', '560001'],
    ['1. 560001 2. 482913', '156000'],
    ['482 913 is your code for 560001', '560001'],
    ['12345678', '123456'],
    ['12', '12'],
    ['আপনার কোড ১২৩৪৫৬', '123456'],
    ['आपका कोड १२३ ४५६ है', '123456'],
    ['１２３４５６', '123456'],
    ['no digits', ''],
  ])('is taken out of the pasted text %j', (pasted, code) => {
    expect(digitsIn(6)(pasted)).toBe(code)
  })
})

describe('sending a code again', () => {
  const policy = { wait: 30_000, most: 3, pause: 3_600_000 }
  const sent = firstSent(policy, 1000)

  it.each([
    [1000, { kind: 'waiting', seconds: 30 }],
    [1001, { kind: 'waiting', seconds: 30 }],
    [2000, { kind: 'waiting', seconds: 29 }],
    [30_001, { kind: 'waiting', seconds: 1 }],
    [30_999, { kind: 'waiting', seconds: 1 }],
    [31_000, { kind: 'ready' }],
    [9_999_999, { kind: 'ready' }],
  ])('at %d is %j', (now, resend) => {
    expect(resendAt(policy, sent, now)).toEqual(resend)
  })

  it('is exhausted after the most attempts, and not before', () => {
    let sendings = sent
    for (let resends = 1; resends <= policy.most; resends += 1) {
      const now = sendings.nextAt
      expect(resendAt(policy, sendings, now)).toEqual({ kind: 'ready' })
      sendings = sentAgain(policy, sendings, now)
      expect(sendings).toEqual({ nextAt: now + 30_000, resends })
    }
    expect(resendAt(policy, sendings, sendings.nextAt)).toEqual({ kind: 'exhausted' })
  })

  it('never waits longer than the policy says, even if the clock was set back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (now) => {
        const resend = resendAt(policy, sent, now)
        if (resend.kind !== 'waiting') return
        expect(resend.seconds).toBeGreaterThan(0)
        expect(resend.seconds).toBeLessThanOrEqual(30)
      }),
    )
  })
})
