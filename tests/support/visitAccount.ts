import { taskEither as TE } from 'fp-ts'
import type { Credentials } from '../../src/application/ports/customerCall.ts'
import { type Auth, loginOpened, signupOpened } from '../../src/application/session/auth.slice.ts'
import type { CustomerService } from '../../src/application/session/customer.port.ts'
import type { AuthStart } from '../../src/application/session/loginWanted.slice.ts'
import { makeCredentialMemory, makeTab, quietAccount } from './account.ts'
import { visitStore, type WorldNeeds } from './visitStore.ts'

type CallName = keyof CustomerService

/** One call of the customer service; the request id is the last argument. */
export type AskedCustomer = { readonly call: CallName; readonly args: readonly unknown[] }

type AskedProfile = readonly [customer: Credentials, requestId: string]

/** What a page knows about a guest who opens the modal. */
export const nothingKnown = {
  name: '',
  mobile: '',
  email: '',
  requirement: '',
  whatsappConsent: true,
}

/** A newcomer, as they fill in the signup. */
export const ravi = {
  name: 'Ravi Kumar',
  mobile: '98123 45678',
  email: 'ravi@example.in',
  whatsappConsent: false,
}

/** Ports that do not know the customer. */
export const stranger: Partial<WorldNeeds> = {
  checkCustomer: () => TE.right(false),
  sendCode: () => TE.right(false),
}

/**
 * The application with ports that succeed, the browser's credentials, and a record of the calls of the customer
 * service.
 */
export const visitAccount = (
  ports: Partial<WorldNeeds> = {},
  kept: Credentials | null = null,
  features: Parameters<typeof visitStore>[1] = {},
) => {
  const asked: AskedCustomer[] = []
  const browser = makeCredentialMemory(kept)
  const tab = makeTab()
  const world = { ...quietAccount, credentials: browser, onReturn: tab.onReturn, ...ports }
  const noting =
    <Args extends readonly unknown[], Answer>(call: CallName, port: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      asked.push({ call, args })
      return port(...args)
    }
  const visit = visitStore(
    {
      ...world,
      checkCustomer: noting('checkCustomer', world.checkCustomer),
      sendCode: noting('sendCode', world.sendCode),
      signUp: noting('signUp', world.signUp),
      redeemCode: noting('redeemCode', world.redeemCode),
      resendCode: noting('resendCode', world.resendCode),
      logOut: noting('logOut', world.logOut),
      loadProfile: (customer, requestId, abandonment) =>
        noting('loadProfile', (...[who, id]: AskedProfile) =>
          world.loadProfile(who, id, abandonment),
        )(customer, requestId),
    },
    features,
  )
  const start: AuthStart = { checksExistence: false, followUp: null }
  return {
    ...visit,
    asked,
    askedCalls: () => asked.map(({ call }) => call),
    browser,
    comeBack: tab.comeBack,
    auth: (): Auth => {
      const { auth } = visit.state()
      if (auth === undefined) throw new Error('The account was not added')
      return auth
    },
    session: () => visit.state().session,
    openLogin: (change: Partial<AuthStart> = {}, known: Partial<typeof nothingKnown> = {}) =>
      visit.tell(
        loginOpened({ start: { ...start, ...change }, known: { ...nothingKnown, ...known } }),
      ),
    openSignup: (change: Partial<AuthStart> = {}, known: Partial<typeof nothingKnown> = {}) =>
      visit.tell(
        signupOpened({ start: { ...start, ...change }, known: { ...nothingKnown, ...known } }),
      ),
  }
}

export type AccountVisit = ReturnType<typeof visitAccount>
