import { createHash } from 'node:crypto'

/** A whole number in [0, below) that an order draws once and keeps: the same at every look and every start. */
export const numberOf = (crn: string, what: string, below: number): number =>
  createHash('sha256').update(`${crn} ${what}`).digest().readUInt32BE(0) % below
