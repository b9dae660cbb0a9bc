import { randomBytes } from 'node:crypto'

/**
 * The placeholder for a nonce in the built pages. A server replaces it by a fresh one in every
 * response.
 */
export const noncePlaceholder = '__nonce__'

/** 128 random bits, in characters that a policy allows. */
export const makeNonce = (): string => randomBytes(16).toString('base64url')

export const withNonce = (page: string, nonce: string): string =>
  page.replaceAll(noncePlaceholder, nonce)
