/** The visitor's city as this browser remembers it (spec 2 §3); null where it knows none. Never throws. */
export type RecallCity = () => string | null
