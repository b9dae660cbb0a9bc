/** What a visitor has done that holds until the tab is closed (spec 1 §2). */
export type SessionFlag = 'app-banner-hidden'

/** Remembered for this visit. Answers always, also where nothing can be kept. */
export type SessionFlags = {
  readonly isRaised: (flag: SessionFlag) => boolean
  readonly raise: (flag: SessionFlag) => void
}
