declare const brand: unique symbol
/**
 * An address in content that is safe to follow or show: a path within the site or a whole https URL.
 */
export type ContentAddress = string & { readonly [brand]: 'ContentAddress' }

// No second slash and no backslash: browsers read both as the start of another host. No spaces and no
// control characters: browsers strip them before parsing.
const path = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
// No user info: it makes one host look like another.
const url = /^https:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/u

/**
 * Whether an address in content may be followed: only https URLs and paths within the site. Content
 * comes from a service (spec 2 §1) and is not trusted.
 *
 * @example
 * isContentAddress('/en-IN/partners') // → true
 * isContentAddress('https://store.example/hathi') // → true
 * isContentAddress('//evil.example') // → false
 */
export const isContentAddress = (text: string): text is ContentAddress =>
  path.test(text) || url.test(text)

/**
 * Whether the address is a path within the site rather than a whole URL (spec 1 §2).
 *
 * @example
 * const address = '/en-IN/partners'
 * isContentAddress(address) && isWithinSite(address) // → true
 */
export const isWithinSite = (address: ContentAddress): boolean => address.startsWith('/')
