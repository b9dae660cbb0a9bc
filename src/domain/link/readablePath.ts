import { decodedOrAsItIs } from './query.ts'

// The zero-width joiners, which Bengali needs, are not among them.
const misleading = /[\p{Z}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const decodedUnlessMisleading = (encoded: string): string => {
  const letters = decodedOrAsItIs(encoded)
  return misleading.test(letters) ? encoded : letters
}

/**
 * A path decoded into the letters of its language, for display (spec 1 §2). Incomplete characters stay
 * encoded, and so do spaces and direction controls, with which an address could be made to mislead.
 * Never throws.
 *
 * @example
 * readablePath('/bn-BD/%E0%A6%9F%E0%A7%8D%E0%A6%B0%E0%A6%BE%E0%A6%95') // → '/bn-BD/ট্রাক'
 * readablePath('/en-IN/call%C2%A0us') // → '/en-IN/call%C2%A0us'
 */
export const readablePath = (path: string): string =>
  path.replace(/(?:%[89a-f][0-9a-f])+/gi, decodedUnlessMisleading)
