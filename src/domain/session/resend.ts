/** How often a code may be resent, and how long to wait before (spec 1 §4, §9). */
export type ResendPolicy = {
  /** Milliseconds between two sends. */
  readonly wait: number
  readonly most: number
  /** Milliseconds from the last allowed resend until as many more are allowed. */
  readonly pause: number
}

/**
 * What has been sent so far: when a code may next be requested, in milliseconds since the epoch, and
 * the number of resends.
 */
export type Sendings = { readonly nextAt: number; readonly resends: number }

/** What a customer can do about a code that does not arrive. */
export type Resend =
  | { readonly kind: 'waiting'; readonly seconds: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'exhausted' }

/**
 * Records a first code sent at `now`. All times are in milliseconds; points in time count from the
 * epoch (spec 1 §4).
 *
 * @example
 * firstSent({ wait: 30_000, most: 3, pause: 3_600_000 }, 1000) // → { nextAt: 31_000, resends: 0 }
 */
export const firstSent = ({ wait }: ResendPolicy, now: number): Sendings => ({
  nextAt: now + wait,
  resends: 0,
})

/**
 * Records another code sent at `now`, in milliseconds since the epoch (spec 1 §4). Once the maximum is
 * reached, it counts as the first of a new series.
 *
 * @example
 * const policy = { wait: 30_000, most: 3, pause: 3_600_000 }
 * sentAgain(policy, { nextAt: 31_000, resends: 0 }, 40_000) // → { nextAt: 70_000, resends: 1 }
 * sentAgain(policy, { nextAt: 31_000, resends: 3 }, 3_601_000) // → { nextAt: 3_631_000, resends: 1 }
 */
export const sentAgain = (
  { wait, most }: ResendPolicy,
  { resends }: Sendings,
  now: number,
): Sendings => ({ nextAt: now + wait, resends: resends < most ? resends + 1 : 1 })

/**
 * Whether a code may be requested at `now`, in milliseconds since the epoch; otherwise the seconds to
 * wait, or that the resends are exhausted for now (spec 1 §4). Computed from the current time, so that
 * the result is right after a phone slept. A clock set back to before the last send ends the wait: how
 * much of it is over is unknown, and it is never longer than the policy's.
 *
 * @example
 * const policy = { wait: 30_000, most: 3, pause: 3_600_000 }
 * resendAt(policy, firstSent(policy, 0), 500) // → { kind: 'waiting', seconds: 30 }
 * resendAt(policy, firstSent(policy, 0), 30_000) // → { kind: 'ready' }
 * resendAt(policy, { nextAt: 30_000, resends: 3 }, 60_000) // → { kind: 'exhausted' }
 * resendAt(policy, { nextAt: 30_000, resends: 3 }, 3_600_000) // → { kind: 'ready' }
 */
export const resendAt = (
  { wait, most, pause }: ResendPolicy,
  { nextAt, resends }: Sendings,
  now: number,
): Resend => {
  const left = nextAt - now
  const since = wait - left
  if (since < 0) return { kind: 'ready' }
  if (resends >= most) return { kind: since < pause ? 'exhausted' : 'ready' }
  return left > 0 ? { kind: 'waiting', seconds: Math.ceil(left / 1000) } : { kind: 'ready' }
}
