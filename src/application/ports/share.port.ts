import type { taskEither as TE } from 'fp-ts'

/** What a link is passed on with; not every way of sharing shows the title and the text. */
export type SharedLink = { readonly title: string; readonly text: string; readonly url: string }

/** Why a link was not shared. */
export type ShareError =
  /** The visitor thought better of it. */
  | { readonly kind: 'ShareDismissed' }
  /** The browser neither shares nor copies. */
  | { readonly kind: 'ShareRefused' }

/** Hands a link to whom the visitor chooses, or else copies it; the answer says which it was. */
export type ShareLink = (what: SharedLink) => TE.TaskEither<ShareError, 'shared' | 'copied'>
