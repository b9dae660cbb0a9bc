import { createHash } from 'node:crypto'

/**
 * A whole number in [0, below) that is random but fixed for an order: the same on every read and
 * after every restart.
 */
export const numberOf = (crn: string, what: string, below: number): number =>
  createHash('sha256').update(`${crn} ${what}`).digest().readUInt32BE(0) % below
