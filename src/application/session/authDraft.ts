import { isRight } from '../../domain/answer.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Sendings } from '../../domain/session/resend.ts'
import { parseSignup } from '../../domain/session/signup.ts'
import type { Auth, AuthStart, Known, RecalledAuth } from './auth.slice.ts'

/** A code that is on its way, as it is kept: who is waited for stands in what is known. */
export type KeptCode = {
  /** Whether the code signs somebody up. */
  readonly isNewcomer: boolean
  /** When the documents were agreed to, in milliseconds since the epoch, or null. */
  readonly agreedAt: number | null
  readonly sendings: Sendings
}

/** What a tab keeps of a login that has gone beyond its first step, in the country that it is for. */
export type AuthDraft = {
  readonly country: string
  /** Milliseconds since the epoch. */
  readonly keptAt: number
  readonly start: AuthStart
  readonly known: Known
  /** Null while the signup's details are asked for. */
  readonly code: KeptCode | null
}

/**
 * What is to be kept of the modal at `now`, in milliseconds since the epoch: nothing of one that is
 * closed, done, or where a number is only typed. What is being agreed to is agreed to anew.
 */
export const draftOfAuth =
  ({ country }: Pick<Market, 'country'>, now: number) =>
  (auth: Auth): AuthDraft | null => {
    switch (auth.step) {
      case 'closed':
      case 'login':
      case 'done':
        return null
      case 'signup': {
        const { start, form } = auth
        const known = { ...auth.known, ...form.input }
        return { country: country.code, keptAt: now, start, known, code: null }
      }
      case 'tnc-consent': {
        const { start, known } = auth
        return { country: country.code, keptAt: now, start, known, code: null }
      }
      case 'otp': {
        const { start, known, agreedAt, sendings } = auth
        const code = { isNewcomer: auth.applicant !== null, agreedAt, sendings }
        return { country: country.code, keptAt: now, start, known, code }
      }
    }
  }

type Kept = { readonly now: number; readonly keptFor: number }

/**
 * The login that a draft is of, at `now` and as long as drafts are `keptFor`, in milliseconds. Null
 * for one that is older, of another country, or whose applicant the market's rules refuse.
 */
export const recalledAuth =
  (market: Pick<Market, 'country'>, { now, keptFor }: Kept) =>
  ({ country, keptAt, start, known, code }: AuthDraft): RecalledAuth | null => {
    if (country !== market.country.code || now - keptAt > keptFor) return null
    if (code === null) return { start, known, code }
    const { isNewcomer, agreedAt, sendings } = code
    if (!isNewcomer) return { start, known, code: { applicant: null, agreedAt, sendings } }
    const applicant = parseSignup(market)(known)
    return isRight(applicant)
      ? { start, known, code: { applicant: applicant.right, agreedAt, sendings } }
      : null
  }
