import type { Known } from './auth.slice.ts'

/**
 * What is known of whoever is to log in: what they gave already, no e-mail, and that news by WhatsApp are
 * welcome, as is ticked until they say otherwise (spec 1 §2: default on).
 *
 * @example
 * const known = knownBy({ name: 'Asha', mobile: '9876543210', requirement: '' })
 * known.name // → 'Asha'
 * known.email // → ''
 * known.whatsappConsent // → true
 */
export const knownBy = ({
  name,
  mobile,
  requirement,
}: Pick<Known, 'name' | 'mobile' | 'requirement'>): Known => ({
  name,
  mobile,
  email: '',
  requirement,
  whatsappConsent: true,
})
