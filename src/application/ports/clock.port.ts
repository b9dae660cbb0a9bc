/** The current time in milliseconds since the epoch. */
export type Now = () => number
