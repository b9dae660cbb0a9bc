import { randomInt } from 'node:crypto'

/** A number in [0, 1). */
export type Random = () => number

const steps = 2 ** 47

/** Unpredictable. Tokens and one-time codes use it, unless a test provides its own source. */
export const secureRandom: Random = () => randomInt(steps) / steps

const pick = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')

export const randomDigits = (random: Random, length: number): string =>
  pick(random, '0123456789', length)

const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Thirty-two letters and digits: about 190 bits, so that tokens of other estimates cannot be
 * guessed.
 */
export const randomToken = (random: Random): string =>
  pick(random, `${letters}${letters.toUpperCase()}0123456789`, 32)
