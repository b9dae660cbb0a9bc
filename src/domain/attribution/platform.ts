/** Which app store a device has; `other` means none of ours. */
export type Platform = 'android' | 'ios' | 'other'

/**
 * The platform that a browser claims to run on, which decides which store the app link leads to
 * (spec 1 §7). An iPad identifies itself as a Mac, but no Mac has more than one touch point.
 *
 * @example
 * platformOf('Mozilla/5.0 (Linux; Android 15)', 5) // → 'android'
 * platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5) // → 'ios'
 * platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0) // → 'other'
 */
export const platformOf = (userAgent: string, touchPoints: number): Platform => {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other'
}
