import type { MintRequestId } from '../../application/ports/requestId.port.ts'

/** A source of random bytes. */
export type RandomSource = {
  /** Missing on plain http off localhost, whatever the DOM's types say. */
  readonly randomUUID?: (() => string) | undefined
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** A version 4 UUID of 16 random bytes (RFC 9562 §5.4). */
const uuidOf = (bytes: Uint8Array): string => {
  const digits = Array.from(bytes, (byte, at) => {
    if (at === 6) return hex((byte & 0x0f) | 0x40)
    return hex(at === 8 ? (byte & 0x3f) | 0x80 : byte)
  }).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const randomBytes = (source: RandomSource): Uint8Array => {
  const bytes = new Uint8Array(16)
  source.getRandomValues(bytes)
  return bytes
}

/**
 * Creates random UUIDs, one for each customer intent (spec 1 §7: client-request-uuid), even where
 * the browser has no `randomUUID`.
 *
 * @example
 * const mint = makeMintRequestId(crypto)
 * mint().length // → 36
 * mint() === mint() // → false
 */
export const makeMintRequestId =
  (source: RandomSource): MintRequestId =>
  () =>
    source.randomUUID?.() ?? uuidOf(randomBytes(source))
