import { isRight } from '../../domain/answer.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Sendings } from '../../domain/session/resend.ts'
import { parseSignup } from '../../domain/session/signup.ts'
import type { Auth, RecalledAuth } from './auth.slice.ts'
import type { Known } from './known.ts'
import type { FollowUp } from './loginFollowed.ts'
import type { AuthStart } from './loginWanted.slice.ts'

/** A sent code, as it is kept. The number that it was sent to is in `AuthDraft.known`. */
export type KeptCode = {
  /** When the newcomer agreed to the documents, in milliseconds since the epoch; null for an existing customer. */
  readonly agreedAt: number | null
  readonly sendings: Sendings
}

/** What a tab keeps of a signup, or of a login that waits for its code, on the page where it is open. */
export type AuthDraft = {
  readonly country: string
  /** The page's URL, without its query. */
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly keptAt: number
  /** A login that was to place an order is kept without that follow-up: no draft places an order by itself. */
  readonly start: {
    readonly checksExistence: boolean
    readonly followUp: Extract<FollowUp, { readonly kind: 'bookVehicle' }> | null
  }
  readonly known: Known
  /** Null until a code was sent. */
  readonly code: KeptCode | null
}

/** The page's market and URL, and the time in milliseconds since the epoch. */
type Here = {
  readonly market: Pick<Market, 'country'>
  readonly url: string
  readonly now: number
}

const keptStart = ({ checksExistence, followUp }: AuthStart): AuthDraft['start'] => ({
  checksExistence,
  followUp: followUp?.kind === 'bookVehicle' ? followUp : null,
})

/**
 * What to keep of the modal; null if it is closed, done, or only asks for the number, and once its code was redeemed,
 * which the service accepts only once. A consent that was not confirmed is not kept: the applicant gives it again.
 */
export const draftOfAuth =
  ({ market, url, now }: Here) =>
  (auth: Auth): AuthDraft | null => {
    const kept = { country: market.country.code, url, keptAt: now }
    switch (auth.step) {
      case 'closed':
      case 'login':
      case 'done':
        return null
      case 'signup': {
        const { start, form } = auth
        const known = { ...auth.known, ...form.input }
        return { ...kept, start: keptStart(start), known, code: null }
      }
      case 'tnc-consent': {
        const { start, known } = auth
        return { ...kept, start: keptStart(start), known, code: null }
      }
      case 'otp': {
        const { start, known, signedUp, sendings, redeemed } = auth
        if (redeemed !== null) return null
        const code = { agreedAt: signedUp?.agreedAt ?? null, sendings }
        return { ...kept, start: keptStart(start), known, code }
      }
    }
  }

/**
 * Whether a draft has expired: at `now` it is older than `keptFor`, in milliseconds. A draft kept after `now` has
 * expired too: the clock was set back, so its age is unknown.
 */
export const isOutlived = ({ keptAt }: AuthDraft, now: number, keptFor: number): boolean =>
  now < keptAt || now - keptAt > keptFor

/**
 * The login to restore from a draft; null if the draft is of another page or country, or if the market's rules refuse
 * its applicant.
 */
export const recalledAuth =
  ({ market, url }: Omit<Here, 'now'>) =>
  ({ start, known, code, ...kept }: AuthDraft): RecalledAuth | null => {
    if (kept.url !== url || kept.country !== market.country.code) return null
    if (code === null) return { start, known, code }
    const { agreedAt, sendings } = code
    if (agreedAt === null) return { start, known, code: { signedUp: null, sendings } }
    const applicant = parseSignup(market)(known)
    return isRight(applicant)
      ? { start, known, code: { signedUp: { applicant: applicant.right, agreedAt }, sendings } }
      : null
  }
