/** Whose app store a device has: `other` has none of ours. */
export type Platform = 'android' | 'ios' | 'other'

/**
 * The platform that a browser says it runs on. An iPad calls itself a Mac, but no Mac has more than
 * one touch point.
 */
export const platformOf = (userAgent: string, touchPoints: number): Platform => {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other'
}
