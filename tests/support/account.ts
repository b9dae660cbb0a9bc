import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type { Customer } from '../../src/application/session/session.slice.ts'
import type { AppNeeds } from '../../src/application/store/createAppStore.ts'
import { unknownProfile } from '../../src/domain/session/profile.ts'

/** A customer whom the service knows. */
export const asha: Customer = {
  authToken: 'token of Asha',
  mobile: '9876543210',
  name: 'Asha Rao',
  email: 'asha@example.in',
  requirement: 'business',
  whatsappConsent: true,
  agreedDocuments: [],
}

/** The customer service and what it needs of a browser: knows everybody, says yes, keeps nothing. */
export const quietAccount = {
  checkCustomer: () => TE.right(true),
  sendCode: () => TE.right(true),
  signUp: () => TE.right(undefined),
  redeemCode: (mobile) => TE.right({ authToken: 'token-1', mobile }),
  resendCode: () => TE.right(undefined),
  logOut: () => TE.right(undefined),
  loadProfile: ({ mobile }) => TE.right({ ...unknownProfile, mobile }),
  listenForCode: () => TE.left({ kind: 'CodeUnheard' }),
  codes: limits.codes,
  documents: [],
  credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
  onReturn: () => () => undefined,
} satisfies Partial<AppNeeds>
