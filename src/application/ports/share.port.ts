import type { taskEither as TE } from 'fp-ts'

/** A link to share. Not every way of sharing shows the title and the text. */
export type SharedLink = { readonly title: string; readonly text: string; readonly url: string }

/** Why a link was not shared. */
export type ShareError =
  /** The visitor cancelled. */
  | { readonly kind: 'ShareDismissed' }
  /** The browser can neither share nor copy. */
  | { readonly kind: 'ShareRefused' }

/** Shares a link with whomever the visitor chooses, or else copies it; the answer says which. */
export type ShareLink = (what: SharedLink) => TE.TaskEither<ShareError, 'shared' | 'copied'>
