import { prefilledName } from '../../domain/person/personName.ts'
import { fullName, type Profile } from '../../domain/session/profile.ts'
import type { KeptCustomer } from './credentials.port.ts'
import type { Customer } from './session.slice.ts'

/**
 * The customer whom this browser keeps, completed by their profile (spec 1 §3). No call returns what they agreed to:
 * the WhatsApp consent is the specification's default (spec 1 §4), and agreed documents are known only right after a
 * signup.
 */
export const customerOf = (kept: KeptCustomer, profile: Profile): Customer => ({
  ...kept,
  name: fullName(profile),
  firstName: prefilledName(profile.firstName),
  email: profile.email.address,
  whatsappConsent: true,
  agreedDocuments: [],
})
