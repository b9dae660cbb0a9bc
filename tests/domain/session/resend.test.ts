import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { limits } from '../../../config/market/limits.ts'
import { firstSent, resendAt, sentAgain } from '../../../src/domain/session/resend.ts'

const policy = limits.codes.resend
const sentAt = Date.UTC(2026, 10, 20)
const sendings = firstSent(policy, sentAt)

describe('sending a code again', () => {
  it('is ready after the phone has slept for hours', () => {
    expect(resendAt(policy, sendings, sentAt + 8 * 3_600_000)).toEqual({ kind: 'ready' })
  })

  it('is ready if the clock was set back to before the code was sent', () => {
    expect(resendAt(policy, sendings, sentAt - 1)).toEqual({ kind: 'ready' })
    expect(resendAt(policy, sendings, sentAt - 3_600_000)).toEqual({ kind: 'ready' })
  })

  it('is exhausted after the most attempts, and starts over after an hour’s pause', () => {
    const hour = 3_600_000
    let sent = sendings
    for (let sendings = 1; sendings <= policy.most; sendings += 1) {
      sent = sentAgain(policy, sent, sent.nextAt)
    }
    const lastAt = sent.nextAt - policy.wait
    expect(resendAt(policy, sent, lastAt)).toEqual({ kind: 'exhausted' })
    expect(resendAt(policy, sent, lastAt + hour - 1)).toEqual({ kind: 'exhausted' })
    expect(resendAt(policy, sent, lastAt + hour)).toEqual({ kind: 'ready' })

    const anew = sentAgain(policy, sent, lastAt + hour)
    expect(anew.resends).toBe(1)
    expect(resendAt(policy, anew, anew.nextAt - 1)).toEqual({ kind: 'waiting', seconds: 1 })
    expect(resendAt(policy, anew, anew.nextAt)).toEqual({ kind: 'ready' })
  })

  const anyPolicy = fc.record({
    wait: fc.integer({ min: 1, max: 600_000 }),
    most: fc.integer({ min: 0, max: 10 }),
    pause: fc.integer({ min: 1, max: 7_200_000 }),
  })
  const anyMoment = fc.integer({ min: 0, max: 4_000_000_000_000 })

  it('waits at any moment between one second and the whole wait, or not at all', () => {
    fc.assert(
      fc.property(anyPolicy, anyMoment, anyMoment, fc.nat(12), (rule, first, now, resends) => {
        const resend = resendAt(rule, { ...firstSent(rule, first), resends }, now)
        if (resends >= rule.most) {
          const isPause = now >= first && now < first + rule.pause
          expect(resend).toEqual({ kind: isPause ? 'exhausted' : 'ready' })
        } else if (resend.kind === 'waiting') {
          expect(now).toBeLessThan(first + rule.wait)
          expect(resend.seconds).toBeGreaterThanOrEqual(1)
          expect(resend.seconds).toBeLessThanOrEqual(Math.ceil(rule.wait / 1000))
        } else {
          expect(resend.kind).toBe('ready')
          expect(now < first || now >= first + rule.wait).toBe(true)
        }
      }),
    )
  })

  it('never has to wait longer at a later moment, once the code was sent', () => {
    const waitOf = (rule: typeof policy, first: number, now: number) => {
      const resend = resendAt(rule, firstSent(rule, first), now)
      return resend.kind === 'waiting' ? resend.seconds : 0
    }
    fc.assert(
      fc.property(anyPolicy, anyMoment, anyMoment, fc.nat(100_000), (rule, first, now, later) => {
        fc.pre(rule.most > 0 && now >= first)
        expect(waitOf(rule, first, now + later)).toBeLessThanOrEqual(waitOf(rule, first, now))
      }),
    )
  })
})
