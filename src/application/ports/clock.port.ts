/** Milliseconds since the epoch, now. */
export type Now = () => number
