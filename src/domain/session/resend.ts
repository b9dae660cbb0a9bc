/** How often a code may be sent again, and how long to wait before (spec 1 §4, §9). */
export type ResendPolicy = {
  /** Milliseconds between two sendings. */
  readonly wait: number
  readonly most: number
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
 * firstSent({ wait: 30_000, most: 3 }, 1000) // → { nextAt: 31_000, resends: 0 }
 */
export const firstSent = ({ wait }: ResendPolicy, now: number): Sendings => ({
  nextAt: now + wait,
  resends: 0,
})

/**
 * A code was sent once more, at `now` in milliseconds since the epoch (spec 1 §4).
 *
 * @example
 * sentAgain({ wait: 30_000, most: 3 }, { nextAt: 31_000, resends: 0 }, 40_000)
 * // → { nextAt: 70_000, resends: 1 }
 */
export const sentAgain = (
  { wait }: ResendPolicy,
  { resends }: Sendings,
  now: number,
): Sendings => ({ nextAt: now + wait, resends: resends + 1 })

/**
 * Whether a code may be asked for at `now`, in milliseconds since the epoch, and else in how many
 * seconds, or that there were too many (spec 1 §4). Reckoned from the moment itself, so that a
 * phone that slept shows the truth. A clock that was set back to before the last sending ends the wait:
 * nobody knows how much of it is over, and it is never longer than the policy's.
 *
 * @example
 * const policy = { wait: 30_000, most: 3 }
 * resendAt(policy, firstSent(policy, 0), 500) // → { kind: 'waiting', seconds: 30 }
 * resendAt(policy, firstSent(policy, 0), 30_000) // → { kind: 'ready' }
 * resendAt(policy, { nextAt: 0, resends: 3 }, 30_000) // → { kind: 'exhausted' }
 */
export const resendAt = (policy: ResendPolicy, sendings: Sendings, now: number): Resend => {
  if (sendings.resends >= policy.most) return { kind: 'exhausted' }
  const left = sendings.nextAt - now
  return left > 0 && left <= policy.wait
    ? { kind: 'waiting', seconds: Math.ceil(left / 1000) }
    : { kind: 'ready' }
}
