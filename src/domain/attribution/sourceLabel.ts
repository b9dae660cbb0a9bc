/**
 * The source label of a visit, by the width of its page: `website` means phones (spec 1 §1).
 *
 * @example
 * sourceLabel(true) // → 'website'
 * sourceLabel(false) // → 'desktop_web'
 */
export const sourceLabel = (isDeviceMobile: boolean): 'desktop_web' | 'website' =>
  isDeviceMobile ? 'website' : 'desktop_web'
