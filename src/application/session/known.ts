import type { Known } from './auth.slice.ts'

/**
 * What is known of whoever is to log in: what they gave already, no e-mail, and that news by WhatsApp are
 * welcome, as is ticked until they say otherwise (spec 1 §2: default on).
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
