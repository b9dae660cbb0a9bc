import { prefilledName } from '../../domain/person/personName.ts'
import { fullName, type Profile } from '../../domain/session/profile.ts'
import type { KeptCustomer } from './credentials.port.ts'
import type { Customer } from './session.slice.ts'

/**
 * The customer whom this browser keeps, as their profile tells of them (spec 1 §3). No call tells what they agreed to:
 * the consent is the specification's default (spec 1 §4), and documents are known of one who has just signed up alone.
 */
export const customerOf = (kept: KeptCustomer, profile: Profile): Customer => ({
  ...kept,
  name: fullName(profile),
  firstName: prefilledName(profile.firstName),
  email: profile.email.address,
  whatsappConsent: true,
  agreedDocuments: [],
})
