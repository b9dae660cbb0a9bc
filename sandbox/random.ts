import { randomInt } from 'node:crypto'

/** A number in [0, 1). */
export type Random = () => number

const steps = 2 ** 47

/** Unpredictable: tokens and one-time codes come from here unless a test brings its own source. */
export const secureRandom: Random = () => randomInt(steps) / steps

const pick = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')

export const randomDigits = (random: Random, length: number): string =>
  pick(random, '0123456789', length)

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Thirty-two letters and digits: about 190 bits, so that nobody guesses another one's estimate. */
export const randomToken = (random: Random): string =>
  pick(random, `${letters}${letters.toUpperCase()}0123456789`, 32)
