import { prefilledName } from '../../domain/person/personName.ts'
import { fullName, type Profile } from '../../domain/session/profile.ts'
import type { KeptCustomer } from './credentials.port.ts'
import type { Customer } from './session.slice.ts'

/** The customer whom this browser keeps, as their profile tells of them (spec 1 §3). */
export const customerOf = (kept: KeptCustomer, profile: Profile): Customer => ({
  ...kept,
  name: fullName(profile),
  firstName: prefilledName(profile.firstName),
  email: profile.email.address,
  whatsappConsent: true,
  agreedDocuments: [],
})
