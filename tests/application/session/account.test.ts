import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  type Auth,
  authClosed,
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  loginEdited,
  loginSubmitted,
  numberChangeRequested,
  resendRequested,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import { profileOfAsha } from '../../support/account.ts'
import { marketIn } from '../../support/fares.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { pass, settle } from '../../support/visitStore.ts'
import {
  type AccountModel,
  type Answer,
  answered,
  atFirst,
  cameBack,
  changedByOtherTab,
  changedNumber,
  closed,
  loggedOut,
  opened,
  passed,
  resentWanted,
  submitted,
  tokenOf,
  typed,
} from './accountModel.ts'

const mobile = '5321234567'

/** The application; every call of the customer service waits for the test to answer it. */
const enter = (consentRequired: boolean) => {
  const answers: Array<(answer: Answer) => void> = []
  const later =
    <Right>(yes: Right, no: E.Either<RemoteError, Right>) =>
    () =>
      new Promise<E.Either<RemoteError, Right>>((resolve) => {
        const failure = E.left<RemoteError>({ kind: 'Unreachable', because: 'connection' })
        answers.push((answer) => resolve({ yes: E.right(yes), no, fails: failure }[answer]))
      })
  const refused = E.left<RemoteError>({ kind: 'NetworkError', because: 'failed', message: 'No' })
  const declined = E.left<RemoteError>({ kind: 'NetworkError', because: 'declined', message: 'No' })
  const market = marketIn('tr-TR')
  const visit = visitAccount({
    market: {
      ...market,
      country: { ...market.country, signupConsentRequired: consentRequired },
    },
    checkCustomer: () => later(true, E.right(false)),
    sendCode: () => later(true, E.right(false)),
    signUp: () => later(undefined, declined),
    redeemCode: () => later({ authToken: tokenOf(answers.length), mobile }, refused),
    resendCode: () => later(undefined, refused),
    logOut: () => later(undefined, refused),
    loadProfile: () => later(profileOfAsha, refused),
  })
  return { ...visit, answers }
}

type Real = ReturnType<typeof enter>
type Model = { now: AccountModel }

const statusOf = (auth: Auth): string =>
  auth.step === 'closed' || auth.step === 'done' ? 'none' : auth.form.phase.status

const tokenInSession = ({ session }: Real): string | null => {
  const present = session()
  switch (present.status) {
    case 'guest':
      return null
    case 'restoring':
      return present.credentials.authToken
    case 'customer':
      return present.customer.authToken
  }
}

const compare = (model: AccountModel, real: Real): void => {
  const auth = real.auth()
  expect({
    step: auth.step,
    isSubmitting: statusOf(auth) === 'submitting',
    isResending: auth.step === 'otp' && auth.resending.status === 'sending',
    resends: auth.step === 'otp' ? auth.sendings.resends : 0,
    session: real.session().status,
    token: tokenInSession(real),
    kept: real.browser.read()?.authToken ?? null,
    asked: real.askedCalls(),
    // Reports of failed calls have their own tests; here only crashes of flows count.
    reports: real.reports.filter(({ tag }) => tag !== 'ACCOUNT'),
  }).toEqual({
    step: model.step,
    isSubmitting: model.waiting !== null,
    isResending: model.resending !== null,
    resends: model.step === 'otp' ? model.resends : 0,
    session: model.session.status,
    token: model.session.status === 'guest' ? null : model.session.token,
    kept: model.kept,
    asked: model.asked,
    reports: [],
  })
}

/** The steps that any run has reached, and the transitions between them. */
const seen = new Set<string>()

type Happening = {
  readonly name: string
  readonly may?: (model: AccountModel) => boolean
  readonly modelled: (model: AccountModel) => AccountModel
  readonly happens: (real: Real, before: AccountModel) => unknown
}

const command = ({ name, may = () => true, modelled, happens }: Happening) =>
  fc.constant<fc.AsyncCommand<Model, Real>>({
    check: (model) => may(model.now),
    run: async (model, real) => {
      const before = model.now
      model.now = modelled(before)
      await happens(real, before)
      await settle()
      compare(model.now, real)
      seen.add(`session ${model.now.session.status}`)
      if (before.step !== model.now.step) seen.add(`${before.step} → ${model.now.step}`)
      else if (before.waiting !== null && model.now.waiting === null) {
        seen.add(`${before.step} may be tried again`)
      }
    },
    toString: () => name,
  })

const typeInto = (real: Real, isValid: boolean) => {
  switch (real.auth().step) {
    case 'login':
      return real.tell(loginEdited({ mobile: isValid ? mobile : '12' }))
    case 'signup': {
      const name = isValid ? 'Ravi Kumar' : ''
      return real.tell(signupEdited({ name, mobile, email: 'ravi@example.in' }))
    }
    case 'tnc-consent':
      return real.tell(consentEdited({ termsOfService: true, privacyPolicy: isValid }))
    case 'otp':
      return real.tell(codeEdited(isValid ? '123456' : '123'))
    case 'closed':
    case 'done':
      return undefined
  }
}

const isClosed = ({ step }: AccountModel) => step === 'closed' || step === 'done'
const isOpen = (model: AccountModel) => !isClosed(model)

const open = (step: 'login' | 'signup', checksExistence: boolean) =>
  command({
    name: `open ${step}${checksExistence ? ' with a check' : ''}`,
    may: isClosed,
    modelled: (model) => opened(model, step, checksExistence),
    happens: (real) =>
      step === 'login' ? real.openLogin({ checksExistence }) : real.openSignup({ checksExistence }),
  })

const type = (isValid: boolean) =>
  command({
    name: isValid ? 'type' : 'type nonsense',
    may: isOpen,
    modelled: (model) => typed(model, isValid),
    happens: (real) => typeInto(real, isValid),
  })

// Several submits at once: only the first one for the open step may count.
const submitAll = (real: Real) => {
  switch (real.auth().step) {
    case 'login':
      return real.tell(signupSubmitted(), loginSubmitted(), loginSubmitted())
    case 'signup':
      return real.tell(codeSubmitted(), signupSubmitted(), signupSubmitted())
    case 'tnc-consent':
      return real.tell(loginSubmitted(), consentConfirmed(), consentConfirmed())
    case 'otp':
      return real.tell(consentConfirmed(), codeSubmitted(), codeSubmitted())
    case 'closed':
    case 'done':
      return real.tell(loginSubmitted(), signupSubmitted(), consentConfirmed(), codeSubmitted())
  }
}

const submit = command({ name: 'submit', modelled: submitted, happens: submitAll })

type Pick = (model: AccountModel) => number | undefined

const answer = (which: string, pick: Pick, how: Answer) =>
  command({
    name: `${which} is answered: ${how}`,
    may: (model) => pick(model) !== undefined,
    modelled: (model) => answered(model, pick(model) ?? -1, how),
    happens: (real, before) => real.answers[pick(before) ?? -1]?.(how),
  })

const theModal: Pick = ({ waiting }) => waiting?.id
const theResend: Pick = ({ resending }) => resending?.id
const theSession: Pick = ({ session }) =>
  session.status === 'restoring' ? session.waiting?.id : undefined
// Picks any call, whether or not it is still awaited.
const any =
  (at: number): Pick =>
  ({ asked }) =>
    asked.length === 0 ? undefined : at % asked.length

const change = command({
  name: 'change the number',
  modelled: changedNumber,
  happens: (real) => real.tell(numberChangeRequested()),
})

const resend = command({
  name: 'resend',
  modelled: resentWanted,
  happens: (real) => real.tell(resendRequested('sms'), resendRequested('whatsapp')),
})

const close = command({
  name: 'close',
  modelled: closed,
  happens: (real) => real.tell(authClosed()),
})

const logOut = command({
  name: 'log out',
  modelled: loggedOut,
  happens: (real) => real.tell(logoutRequested()),
})

const otherTab = (token: string | null) =>
  command({
    name: `another tab keeps ${token ?? 'nothing'}`,
    modelled: (model) => changedByOtherTab(model, token),
    happens: (real) => real.browser.change(token === null ? null : { authToken: token, mobile }),
  })

const comeBack = command({
  name: 'come back',
  modelled: cameBack,
  happens: (real) => real.comeBack(),
})

const elsewhere = 'token-of-a-login-elsewhere'
const backFromElsewhere = (model: AccountModel) => cameBack(changedByOtherTab(model, elsewhere))

const logInElsewhere = command({
  name: 'log in in another tab, and come back',
  may: isOpen,
  modelled: (model) => {
    const back = backFromElsewhere(model)
    return answered(back, theSession(back) ?? -1, 'yes')
  },
  happens: async (real, before) => {
    real.browser.change({ authToken: elsewhere, mobile })
    real.comeBack()
    await settle()
    real.answers[theSession(backFromElsewhere(before)) ?? -1]?.('yes')
  },
})

const wait = (milliseconds: number) =>
  command({
    name: `wait ${String(milliseconds)} ms`,
    modelled: (model) => passed(model, milliseconds),
    happens: () => pass(milliseconds),
  })

/** The next thing that leads to being logged in: by chance alone, hardly a run would get there. */
const goOn = command({
  name: 'go on',
  may: isOpen,
  modelled: (model) => {
    if (model.waiting !== null) return answered(model, model.waiting.id, 'yes')
    return model.isValid ? submitted(model) : typed(model, true)
  },
  happens: (real, { waiting, isValid }) => {
    if (waiting !== null) return real.answers[waiting.id]?.('yes')
    return isValid ? submitAll(real) : typeInto(real, true)
  },
})

const anything = [
  ...Array.from({ length: 12 }, () => goOn),
  ...[open('login', false), open('login', true), open('signup', false)],
  ...[type(true), type(false), submit, answer('the modal', theModal, 'yes')],
  ...[answer('the modal', theModal, 'no'), answer('the modal', theModal, 'fails')],
  ...[answer('the resend', theResend, 'yes'), answer('the resend', theResend, 'fails')],
  ...[answer('the session', theSession, 'yes'), answer('the session', theSession, 'fails')],
  fc.nat(200).chain((at) => answer(`question ${String(at)}`, any(at), 'yes')),
  fc.nat(200).chain((at) => answer(`question ${String(at)}`, any(at), 'fails')),
  ...[change, close, logOut, comeBack, comeBack, logInElsewhere],
  ...[resend, resend, wait(limits.codes.resend.wait), wait(limits.codes.resend.pause)],
  ...[wait(1), wait(limits.modalCloseDelay), wait(limits.requestDeadline)],
  ...[otherTab('token-of-another-tab'), otherTab(null)],
]

const everything = [
  ...['guest', 'restoring', 'customer'].map((status) => `session ${status}`),
  ...['login', 'signup', 'tnc-consent', 'otp'].map((step) => `${step} may be tried again`),
  ...['login', 'signup', 'tnc-consent', 'otp', 'done'].map((step) => `${step} → closed`),
  ...['closed', 'done'].flatMap((from) => ['login', 'signup'].map((step) => `${from} → ${step}`)),
  ...['login → otp', 'login → signup', 'signup → tnc-consent', 'signup → otp'],
  ...['tnc-consent → otp', 'tnc-consent → signup', 'otp → login', 'closed → otp'],
  ...['login', 'signup', 'tnc-consent', 'otp'].map((step) => `${step} → done`),
]

it('the account follows the steps of its model in any order of events, and never gets stuck', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands(anything, { maxCommands: 60, size: 'max' }),
      async (consentRequired, commands) => {
        const real = enter(consentRequired)
        const model = { now: atFirst(Date.now(), consentRequired) }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        // From here on nothing is answered, so every wait has to end by itself.
        const longest = 4 * limits.requestDeadline + limits.modalCloseDelay
        model.now = passed(model.now, longest)
        await pass(longest)
        compare(model.now, real)
        expect(statusOf(real.auth())).not.toBe('submitting')
        expect(real.auth()).not.toMatchObject({ resending: { status: 'sending' } })
        expect(real.auth().step).not.toBe('done')
        expect(real.session().status).not.toBe('restoring')
        real.stop()
      },
    ),
    // A fixed seed, because what the runs have reached is asserted, too.
    { numRuns: 200, seed: 20_261_120 },
  )
  expect([...seen].toSorted()).toEqual(everything.toSorted())
}, 120_000)
