declare const brand: unique symbol
/** An address in content that may be followed or shown: a path within the site, or a whole https URL. */
export type ContentAddress = string & { readonly [brand]: 'ContentAddress' }

// No second slash and no backslash: browsers read both as the start of another host. No spaces and
// no controls, which they leave out before they look.
const path = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
// No user info, which makes one host look like another.
const url = /^https:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/u

/**
 * Whether an address in content may be followed: anything but https and paths of the site is
 * refused. Content comes from a service (spec 2 §1) and is somebody else's text.
 *
 * @example
 * isContentAddress('/en-IN/partners') // → true
 * isContentAddress('https://store.example/hathi') // → true
 * isContentAddress('//evil.example') // → false
 */
export const isContentAddress = (text: string): text is ContentAddress =>
  path.test(text) || url.test(text)

/**
 * Whether the address is a path within the site; any other is a whole URL (spec 1 §2).
 *
 * @example
 * const address = '/en-IN/partners'
 * isContentAddress(address) && isWithinSite(address) // → true
 */
export const isWithinSite = (address: ContentAddress): boolean => address.startsWith('/')
