/** How often a code may be sent again, and how long to wait before (spec 1 §4, §9). */
export type ResendPolicy = {
  /** Milliseconds between two sendings. */
  readonly wait: number
  readonly most: number
  /** Milliseconds from the last of so many until there may be as many more. */
  readonly pause: number
}

/** What has been sent: when a code may next be asked for, in milliseconds since the epoch, and how often one was. */
export type Sendings = { readonly nextAt: number; readonly resends: number }

/** What the customer may do about a code that does not come. */
export type Resend =
  | { readonly kind: 'waiting'; readonly seconds: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'exhausted' }

/**
 * A code was sent for the first time, at `now`: when the next may be asked for. All times in
 * milliseconds, since the epoch where they are moments (spec 1 §4).
 *
 * @example
 * firstSent({ wait: 30_000, most: 3, pause: 3_600_000 }, 1000) // → { nextAt: 31_000, resends: 0 }
 */
export const firstSent = ({ wait }: ResendPolicy, now: number): Sendings => ({
  nextAt: now + wait,
  resends: 0,
})

/**
 * A code was sent once more, at `now` in milliseconds since the epoch (spec 1 §4). After the most that may
 * be sent it is the first of as many more.
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
 * Whether a code may be asked for at `now`, in milliseconds since the epoch, and else in how many
 * seconds, or that there were too many for now (spec 1 §4). Reckoned from the moment itself, so that a
 * phone that slept shows the truth. A clock that was set back to before the last sending ends the wait:
 * nobody knows how much of it is over, and it is never longer than the policy's.
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
