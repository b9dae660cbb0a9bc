import { randomBytes } from 'node:crypto'

/** What the built pages carry where a nonce belongs. A server puts a fresh one in its place in every answer. */
export const noncePlaceholder = '__nonce__'

/** 128 random bits, in the letters that a policy allows. */
export const makeNonce = (): string => randomBytes(16).toString('base64url')

export const withNonce = (page: string, nonce: string): string =>
  page.replaceAll(noncePlaceholder, nonce)
