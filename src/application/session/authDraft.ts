import { isRight } from '../../domain/answer.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Sendings } from '../../domain/session/resend.ts'
import { parseSignup } from '../../domain/session/signup.ts'
import type { Auth, AuthStart, Known, RecalledAuth } from './auth.slice.ts'
import type { FollowUp } from './loginFollowed.ts'

/** A code that is on its way, as it is kept. Whom it was sent to stands in what is known. */
export type KeptCode = {
  /** When the newcomer agreed to the documents, in milliseconds since the epoch; null for a known customer. */
  readonly agreedAt: number | null
  readonly sendings: Sendings
}

/** What a tab keeps of a login that has gone beyond its first step, on the page where it is open. */
export type AuthDraft = {
  readonly country: string
  /** The page's address, without query. */
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly keptAt: number
  /** A login that was to place an order is kept without that: no draft places one by itself. */
  readonly start: {
    readonly checksExistence: boolean
    readonly followUp: Extract<FollowUp, { readonly kind: 'bookVehicle' }> | null
  }
  readonly known: Known
  /** Null while the signup's details are asked for. */
  readonly code: KeptCode | null
}

/** Where and when a login is kept: on the page at `url`, `now` in milliseconds since the epoch. */
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
 * What is to be kept of the modal: nothing of one that is closed, done, or where a number is only
 * typed. A consent that was not confirmed is not kept: it is given anew.
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
        const { start, known, signedUp, sendings } = auth
        const code = { agreedAt: signedUp?.agreedAt ?? null, sendings }
        return { ...kept, start: keptStart(start), known, code }
      }
    }
  }

/**
 * Whether a draft has been kept longer than `keptFor` at `now`, both in milliseconds: it is worth nothing. Nor is
 * one of later than now: the clock was set back, and nobody knows how old it is.
 */
export const isOutlived = ({ keptAt }: AuthDraft, now: number, keptFor: number): boolean =>
  now < keptAt || now - keptAt > keptFor

/** The login that a draft is of. Null for one of another page or country, or whose applicant the market's rules refuse. */
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
