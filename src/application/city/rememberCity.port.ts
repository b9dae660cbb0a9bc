/** Remembers the visitor's city, as `userCity` names it, in this browser (spec 2 §3). Never throws. */
export type RememberCity = (city: string) => void

/**
 * The visitor's city as this browser remembers it (spec 2 §3); null if it remembers none. Never throws.
 */
export type RecallCity = () => string | null
