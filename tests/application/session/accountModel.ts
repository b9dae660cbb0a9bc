import { limits } from '../../../config/market/limits.ts'
import type { CustomerService } from '../../../src/application/session/customer.port.ts'

export type Step = 'closed' | 'login' | 'signup' | 'tnc-consent' | 'otp' | 'done'
export type Answer = 'yes' | 'no' | 'fails'

/** A pending call: its index among all calls, and when it times out. */
type Question = { readonly id: number; readonly until: number }

/**
 * A second, independent model of what spec 1 §4 says about logging in, signing up and the session.
 */
export type AccountModel = {
  readonly now: number
  readonly consentRequired: boolean
  readonly asked: ReadonlyArray<keyof CustomerService>
  readonly step: Step
  /** Whether the input may be submitted. */
  readonly isValid: boolean
  /**
   * Whether the code was correct and the profile is still to load: the service accepts a code only
   * once.
   */
  readonly isRight: boolean
  /** Whether the code was being redeemed when the last one was sent: that one is still to be typed. */
  readonly isFormer: boolean
  /** Whether the details of a signup are known, and so prefilled. */
  readonly isApplicantKnown: boolean
  readonly checksExistence: boolean
  readonly waiting: Question | null
  /** The token whose profile the modal waits for. */
  readonly redeemed: string
  readonly resending: Question | null
  readonly resends: number
  readonly resendAt: number
  /** The sent code that is still to be typed, even after the modal was closed; null for none. */
  readonly sent: {
    readonly at: number
    readonly resends: number
    readonly resendAt: number
    readonly isApplicantKnown: boolean
  } | null
  readonly closings: readonly number[]
  readonly kept: string | null
  readonly session:
    | { readonly status: 'guest' }
    | { readonly status: 'restoring'; readonly token: string; readonly waiting: Question | null }
    | { readonly status: 'customer'; readonly token: string }
}

export const atFirst = (now: number, consentRequired: boolean): AccountModel => ({
  now,
  consentRequired,
  asked: [],
  step: 'closed',
  isValid: false,
  isRight: false,
  isFormer: false,
  isApplicantKnown: false,
  checksExistence: false,
  waiting: null,
  redeemed: '',
  resending: null,
  resends: 0,
  resendAt: 0,
  sent: null,
  closings: [],
  kept: null,
  session: { status: 'guest' },
})

const { resend } = limits.codes

export const tokenOf = (id: number): string => `token-${String(id)}`

const asking = (model: AccountModel, call: keyof CustomerService) => ({
  question: { id: model.asked.length, until: model.now + limits.requestDeadline },
  asked: [...model.asked, call],
})

const asks = (model: AccountModel, call: keyof CustomerService): AccountModel => {
  const { question, asked } = asking(model, call)
  return { ...model, asked, waiting: question }
}

const atStep = (model: AccountModel, step: Step, isValid = false): AccountModel => ({
  ...model,
  step,
  isValid,
  isRight: false,
  waiting: null,
  resending: null,
})

export const opened = (
  model: AccountModel,
  step: 'login' | 'signup',
  checksExistence: boolean,
): AccountModel => {
  const { sent } = model
  return step === 'login' && sent !== null && model.now - sent.at <= limits.codes.keptFor
    ? { ...atStep(model, 'otp'), ...sent, checksExistence }
    : { ...atStep(model, step), checksExistence, isApplicantKnown: false }
}

/** Makes the code that was just sent the awaited one. */
const waitingForCode = (model: AccountModel): AccountModel => ({
  ...model,
  sent: {
    at: model.now,
    resends: model.resends,
    resendAt: model.resendAt,
    isApplicantKnown: model.isApplicantKnown,
  },
})

export const typed = (model: AccountModel, isValid: boolean): AccountModel =>
  model.waiting === null ? { ...model, isValid } : model

export const submitted = (model: AccountModel): AccountModel => {
  if (model.waiting !== null || !model.isValid) return model
  switch (model.step) {
    case 'login':
      return asks(model, model.checksExistence ? 'checkCustomer' : 'sendCode')
    case 'signup':
      return model.consentRequired
        ? { ...atStep(model, 'tnc-consent'), isApplicantKnown: true }
        : asks(model, 'signUp')
    case 'tnc-consent':
      return asks(model, 'signUp')
    case 'otp':
      return model.isRight
        ? { ...asks(model, 'loadProfile'), kept: model.redeemed }
        : asks(model, 'checkCustomer')
    case 'closed':
    case 'done':
      return model
  }
}

const isLoadingProfile = ({ waiting, asked }: AccountModel): boolean =>
  waiting !== null && asked[waiting.id] === 'loadProfile'

const closedInTime = (model: AccountModel): AccountModel => {
  const closings = model.closings.slice(1)
  return model.step === 'done' ? { ...atStep(model, 'closed'), closings } : { ...model, closings }
}

/** Once the customer has left, no modal stays to say that they are logged in. */
const left = (model: AccountModel): AccountModel =>
  model.closings.length === 0 ? model : left(closedInTime(model))

/** Compares the session with what the browser keeps. */
export const cameBack = (model: AccountModel): AccountModel => {
  const { session, kept } = model
  if (kept === null) {
    return session.status === 'guest' ? model : left({ ...model, session: { status: 'guest' } })
  }
  if (isLoadingProfile(model) && kept === model.redeemed) {
    // A customer who was being restored before is not the kept one.
    return session.status === 'restoring'
      ? { ...model, session: { ...session, waiting: null } }
      : model
  }
  if (session.status === 'customer' && session.token === kept) return model
  const { question, asked } = asking(model, 'loadProfile')
  return { ...model, asked, session: { status: 'restoring', token: kept, waiting: question } }
}

export const closed = (model: AccountModel): AccountModel => {
  const shut = atStep(model, 'closed')
  return isLoadingProfile(model) ? cameBack(shut) : shut
}

export const changedNumber = (model: AccountModel): AccountModel =>
  model.step === 'otp' && model.waiting === null
    ? { ...atStep(model, 'login', true), sent: null }
    : model

export const resentWanted = (model: AccountModel): AccountModel => {
  const pausedTo = model.resends < resend.most ? 0 : model.resendAt - resend.wait + resend.pause
  const isDue = model.now >= Math.max(model.resendAt, pausedTo)
  if (model.step !== 'otp' || model.resending !== null || !isDue) return model
  const { question, asked } = asking(model, 'resendCode')
  return { ...model, asked, resending: question }
}

export const loggedOut = (model: AccountModel): AccountModel =>
  left({
    ...model,
    asked: model.session.status === 'guest' ? model.asked : [...model.asked, 'logOut'],
    kept: null,
    sent: model.session.status === 'guest' ? model.sent : null,
    session: { status: 'guest' },
  })

export const changedByOtherTab = (model: AccountModel, kept: string | null): AccountModel => ({
  ...model,
  kept,
})

const codeOnItsWay = (model: AccountModel): AccountModel =>
  waitingForCode({
    ...atStep(model, 'otp'),
    isFormer: false,
    resends: 0,
    resendAt: model.now + resend.wait,
  })

const unknown = (model: AccountModel): AccountModel =>
  atStep(model, 'signup', model.isApplicantKnown)

/** A customer is recognised, which ends whatever the modal waits for. */
const recognised = (model: AccountModel, token: string): AccountModel => {
  const known: AccountModel = { ...model, session: { status: 'customer', token }, sent: null }
  if (model.step === 'closed' || model.step === 'done') return known
  const done = {
    ...atStep(known, 'done'),
    closings: [...model.closings, model.now + limits.modalCloseDelay],
  }
  return isLoadingProfile(model) ? cameBack(done) : done
}

/** What the browser keeps after a customer was forgotten. */
const without = (kept: string | null, token: string): string | null =>
  kept === token ? null : kept

const modalAnswered = (model: AccountModel, id: number, answer: Answer): AccountModel => {
  const call = model.asked[id]
  if (call === 'loadProfile') {
    // Another tab has logged out.
    if (answer === 'yes' && model.kept === null) return cameBack(atStep(model, 'closed'))
    return answer === 'yes'
      ? recognised({ ...model, waiting: null }, model.redeemed)
      : cameBack({ ...model, waiting: null, kept: without(model.kept, model.redeemed) })
  }
  if (answer === 'fails') return { ...model, waiting: null }
  switch (model.step) {
    case 'login':
      if (answer === 'no') return unknown(model)
      return call === 'checkCustomer' ? asks(model, 'sendCode') : codeOnItsWay(model)
    case 'signup':
    case 'tnc-consent':
      return answer === 'yes'
        ? codeOnItsWay({ ...model, isApplicantKnown: true })
        : atStep(model, 'signup', true)
    case 'otp':
      if (call === 'checkCustomer') return asks(model, 'redeemCode')
      return answer === 'yes'
        ? {
            ...asks(model, 'loadProfile'),
            kept: tokenOf(id),
            redeemed: tokenOf(id),
            isRight: true,
            sent: model.isFormer ? model.sent : null,
          }
        : { ...model, waiting: null }
    case 'closed':
    case 'done':
      return model
  }
}

const resendAnswered = (model: AccountModel, answer: Answer): AccountModel =>
  answer === 'yes'
    ? waitingForCode({
        ...model,
        resending: null,
        resends: model.resends < resend.most ? model.resends + 1 : 1,
        resendAt: model.now + resend.wait,
        isValid: model.waiting !== null && model.isValid,
        isRight: false,
        isFormer: model.waiting !== null,
      })
    : { ...model, resending: null }

const restoreAnswered = (model: AccountModel, token: string, answer: Answer): AccountModel => {
  if (answer === 'yes') return recognised(model, token)
  // What another tab has changed is compared before a customer is forgotten.
  return model.kept === token
    ? { ...model, session: { status: 'guest' }, kept: null }
    : cameBack(model)
}

/** The answer to the call at that index; an answer that is not awaited changes nothing. */
export const answered = (model: AccountModel, id: number, answer: Answer): AccountModel => {
  if (model.waiting?.id === id) return modalAnswered(model, id, answer)
  if (model.resending?.id === id) return resendAnswered(model, answer)
  if (model.session.status === 'restoring' && model.session.waiting?.id === id) {
    return restoreAnswered(model, model.session.token, answer)
  }
  return model
}

type Due = { readonly at: number; readonly happen: (model: AccountModel) => AccountModel }

const dueOf = ({ waiting, resending, session, closings }: AccountModel): readonly Due[] => {
  const questions = [
    waiting,
    resending,
    session.status === 'restoring' ? session.waiting : null,
  ].flatMap((question) => question ?? [])
  return [
    ...questions.map(({ id, until }) => ({
      at: until,
      happen: (model: AccountModel) => answered(model, id, 'fails'),
    })),
    ...closings.slice(0, 1).map((at) => ({ at, happen: closedInTime })),
  ]
}

/** Time passes, in milliseconds, and everything that comes due happens. */
export const passed = (model: AccountModel, milliseconds: number): AccountModel => {
  const end = model.now + milliseconds
  const next = dueOf(model)
    .filter(({ at }) => at <= end)
    .toSorted((a, b) => a.at - b.at)[0]
  return next === undefined
    ? { ...model, now: end }
    : passed(next.happen({ ...model, now: next.at }), end - next.at)
}
