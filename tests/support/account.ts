import { either as E } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type { Credentials } from '../../src/application/ports/customerCall.ts'
import type { OnReturn } from '../../src/application/ports/page.port.ts'
import type { AccountNeeds } from '../../src/application/session/accountFeature.ts'
import type {
  CredentialStore,
  KeptCustomer,
  WhySessionEnded,
} from '../../src/application/session/credentials.port.ts'
import type { CustomerService } from '../../src/application/session/customer.port.ts'
import type { Customer } from '../../src/application/session/session.slice.ts'
import type { AppNeeds } from '../../src/application/store/createAppStore.ts'
import type { Profile } from '../../src/domain/session/profile.ts'

/** A logged-in customer, as the session holds them. */
export const asha: Customer = {
  authToken: 'token-of-asha',
  mobile: '9876543210',
  name: 'Asha Rao',
  firstName: 'Asha',
  email: 'asha@example.in',
  requirement: 'personal',
  whatsappConsent: true,
  agreedDocuments: [],
}

export const profileOfAsha: Profile = {
  mobile: asha.mobile,
  externalId: '2f1b7c1e-5d0a-4f0e-9b57-0d6c1c1f2a3b',
  firstName: 'Asha',
  lastName: 'Rao',
  blacklisted: false,
  email: { address: asha.email, isVerified: false },
}

export const documents: AccountNeeds['documents'] = [
  { type: 'terms_of_service', url: '/en-IN/terms-of-service' },
  { type: 'privacy_policy', url: '/en-IN/privacy-policy' },
]

const yes =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(E.right(answer))

/** Fakes of the account's ports that succeed and keep nothing. */
export const quietAccount = {
  checkCustomer: () => yes(true),
  sendCode: () => yes(true),
  signUp: () => yes(undefined),
  redeemCode: (mobile) => yes({ authToken: asha.authToken, mobile }),
  resendCode: () => yes(undefined),
  logOut: () => yes(undefined),
  loadProfile: () => yes(profileOfAsha),
  listenForCode: () => () => Promise.resolve(E.left({ kind: 'CodeUnheard' })),
  credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
  onReturn: () => () => undefined,
  authMemory: { keep: () => yes(undefined), recall: yes(null), forget: yes(undefined) },
  codes: limits.codes,
  documents,
  readQuery: () => [],
} satisfies Pick<
  AppNeeds & AccountNeeds,
  | keyof CustomerService
  | 'listenForCode'
  | 'credentials'
  | 'onReturn'
  | 'authMemory'
  | 'codes'
  | 'documents'
  | 'readQuery'
>

/**
 * The credentials that the browser keeps; `change` does what another tab would. `forgotten` says why each customer
 * was forgotten.
 */
export const makeCredentialMemory = (
  kept: Credentials | null = null,
): CredentialStore & {
  readonly change: (by: Credentials | null) => void
  readonly forgotten: WhySessionEnded[]
} => {
  const asKept = (by: Credentials | null): KeptCustomer | null =>
    by === null ? null : { requirement: 'personal', ...by }
  let present = asKept(kept)
  const forgotten: WhySessionEnded[] = []
  return {
    forgotten,
    read: () => present,
    keep: (customer) => {
      present = customer
    },
    forget: (why) => {
      forgotten.push(why)
      present = null
    },
    change: (by) => {
      present = asKept(by)
    },
  }
}

/** A tab; `comeBack` is the visitor's return to it. */
export const makeTab = (): { readonly onReturn: OnReturn; readonly comeBack: () => void } => {
  const listeners = new Set<() => void>()
  return {
    onReturn: (returned) => {
      listeners.add(returned)
      return () => listeners.delete(returned)
    },
    comeBack: () => {
      for (const returned of listeners) returned()
    },
  }
}
