/** Remembers the visitor's city, as `userCity` names it, in this browser (spec 2 §3). Never throws. */
export type RememberCity = (city: string) => void
