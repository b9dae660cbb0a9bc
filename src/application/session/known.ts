/** What is already known of the customer, entered or prefilled, so that nothing is asked twice. */
export type Known = {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly requirement: string
  readonly whatsappConsent: boolean
}

/**
 * What is known of a customer who is to log in: what they have entered already, no e-mail, and consent to
 * WhatsApp messages, which is on by default (spec 1 §2).
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
