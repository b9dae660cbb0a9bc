import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { limits } from '../../../config/market/limits.ts'
import {
  firstSent,
  resendAt,
  type Sendings,
  sentAgain,
} from '../../../src/domain/session/resend.ts'

const policy = limits.codes.resend
const sentAt = Date.UTC(2026, 10, 20)
const sendings = firstSent(policy, sentAt)

describe('sending a code once more', () => {
  it.each([
    [0, 30],
    [1, 30],
    [999, 30],
    [1000, 29],
    [29_000, 1],
    [29_999, 1],
  ])('waits %d ms after the first: %d s to go', (passed, seconds) => {
    expect(resendAt(policy, sendings, sentAt + passed)).toEqual({ kind: 'waiting', seconds })
  })

  it('is offered at 0', () => {
    expect(resendAt(policy, sendings, sentAt + 30_000)).toEqual({ kind: 'ready' })
  })

  it('starts the wait again, three times at most', () => {
    let now = sentAt
    let state: Sendings = sendings
    for (let resends = 1; resends <= 3; resends += 1) {
      now += 30_000
      expect(resendAt(policy, state, now)).toEqual({ kind: 'ready' })
      state = sentAgain(policy, state, now)
      expect(state.resends).toBe(resends)
    }
    expect(resendAt(policy, state, now)).toEqual({ kind: 'exhausted' })
    expect(resendAt(policy, state, now + 3_600_000)).toEqual({ kind: 'exhausted' })
  })

  it('tells the truth after a phone has slept', () => {
    expect(resendAt(policy, sendings, sentAt + 8 * 3_600_000)).toEqual({ kind: 'ready' })
  })

  it('never waits longer than the policy says, however far the clock is set back', () => {
    expect(resendAt(policy, sendings, sentAt - 86_400_000)).toEqual({
      kind: 'waiting',
      seconds: 30,
    })
  })

  const anyPolicy = fc.record({
    wait: fc.integer({ min: 1, max: 600_000 }),
    most: fc.integer({ min: 0, max: 10 }),
  })
  const anyMoment = fc.integer({ min: 0, max: 4_000_000_000_000 })

  it('waits between one second and the whole wait, or not at all, at any moment', () => {
    fc.assert(
      fc.property(anyPolicy, anyMoment, anyMoment, fc.nat(12), (rule, first, now, resends) => {
        const resend = resendAt(rule, { ...firstSent(rule, first), resends }, now)
        if (resends >= rule.most) expect(resend).toEqual({ kind: 'exhausted' })
        else if (resend.kind === 'waiting') {
          expect(now).toBeLessThan(first + rule.wait)
          expect(resend.seconds).toBeGreaterThanOrEqual(1)
          expect(resend.seconds).toBeLessThanOrEqual(Math.ceil(rule.wait / 1000))
        } else {
          expect(resend.kind).toBe('ready')
          expect(now).toBeGreaterThanOrEqual(first + rule.wait)
        }
      }),
    )
  })

  it('never has more to wait a while later', () => {
    const waitOf = (rule: typeof policy, first: number, now: number) => {
      const resend = resendAt(rule, firstSent(rule, first), now)
      return resend.kind === 'waiting' ? resend.seconds : 0
    }
    fc.assert(
      fc.property(anyPolicy, anyMoment, anyMoment, fc.nat(100_000), (rule, first, now, later) => {
        fc.pre(rule.most > 0)
        expect(waitOf(rule, first, now + later)).toBeLessThanOrEqual(waitOf(rule, first, now))
      }),
    )
  })
})
