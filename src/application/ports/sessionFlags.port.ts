/** Something that a visitor did and that holds until the tab is closed (spec 1 §2). */
export type SessionFlag = 'app-banner-hidden'

/** Remembers flags for this visit. Always answers, even where nothing can be stored. */
export type SessionFlags = {
  readonly isRaised: (flag: SessionFlag) => boolean
  readonly raise: (flag: SessionFlag) => void
}
