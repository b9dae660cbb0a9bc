import type { Platform } from '../../domain/attribution/platform.ts'

/**
 * The platform that a browser claims to run on, which decides which store the app link leads to
 * (spec 1 §7). An iPad identifies itself as a Mac, but no Mac has more than one touch point.
 *
 * @example
 * platformOf({ userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 }) // → 'android'
 * const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
 * platformOf({ userAgent, maxTouchPoints: 5 }) // → 'ios'
 * platformOf({ userAgent, maxTouchPoints: 0 }) // → 'other'
 */
export const platformOf = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform => {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}
