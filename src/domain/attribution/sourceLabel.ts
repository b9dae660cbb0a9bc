/**
 * What a visit counts as by the width of its page: `website` is the phone's (spec 1 §1).
 *
 * @example
 * sourceLabel(true) // → 'website'
 * sourceLabel(false) // → 'desktop_web'
 */
export const sourceLabel = (isDeviceMobile: boolean): 'desktop_web' | 'website' =>
  isDeviceMobile ? 'website' : 'desktop_web'
