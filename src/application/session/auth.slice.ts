import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  edited,
  type Form,
  failed,
  fieldLeft,
  newForm,
  type RefusedField,
  rejected,
  settled,
  submitted,
} from '../../domain/form/form.ts'
import { prefilledName } from '../../domain/person/personName.ts'
import { type AuthEvent, stepAfter } from '../../domain/session/authStep.ts'
import {
  firstSent,
  type ResendPolicy,
  type Sendings,
  sentAgain,
} from '../../domain/session/resend.ts'
import type { Applicant, SignupForm } from '../../domain/session/signup.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { CodeChannel } from './customer.port.ts'
import type { Known } from './known.ts'
import type { AuthStart } from './loginWanted.slice.ts'

/** The login form: the mobile number as typed. */
export type LoginForm = { readonly mobile: string }
/** Which documents the applicant has agreed to so far. */
export type ConsentForm = { readonly termsOfService: boolean; readonly privacyPolicy: boolean }
/** The one-time code as typed so far. */
export type CodeForm = { readonly code: string }

/** Why the authentication modal was opened, and what is known of the customer. */
export type OpenedAuth = { readonly start: AuthStart; readonly known: Known }

/** Who signed up, and when they agreed to the documents, in milliseconds since the epoch. */
export type SignedUp = { readonly applicant: Applicant; readonly agreedAt: number }

/** A login that continues where it was left: at the code, or at the signup form if no code was sent. */
export type RecalledAuth = OpenedAuth & {
  readonly code: {
    /** Who signs up with this code; null for an existing customer. */
    readonly signedUp: SignedUp | null
    readonly sendings: Sendings
  } | null
}

/** What came of asking for the code again. */
export type Resending =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly error: RemoteError }

/** The authentication modal, one step at a time (spec 1 §2, §4). */
export type Auth =
  | { readonly step: 'closed' }
  | (OpenedAuth & { readonly step: 'login'; readonly form: Form<LoginForm, RemoteError> })
  | (OpenedAuth & { readonly step: 'signup'; readonly form: Form<SignupForm, RemoteError> })
  | (OpenedAuth & {
      readonly step: 'tnc-consent'
      readonly applicant: Applicant
      readonly form: Form<ConsentForm, RemoteError>
    })
  | (OpenedAuth & {
      readonly step: 'otp'
      readonly mobile: string
      /** Who signs up with this code; null for an existing customer. */
      readonly signedUp: SignedUp | null
      readonly form: Form<CodeForm, RemoteError>
      readonly sendings: Sendings
      readonly resending: Resending
      /** The token that the code was exchanged for, while the profile loads; null before. */
      readonly redeemed: string | null
    })
  /** Logged in: the modal closes after a moment. */
  | (OpenedAuth & { readonly step: 'done' })

/**
 * Whether the applicant has agreed to both documents; until then they cannot confirm (spec 1 §4).
 *
 * @example
 * isAllAgreed({ termsOfService: true, privacyPolicy: true }) // → true
 * isAllAgreed({ termsOfService: true, privacyPolicy: false }) // → false
 */
export const isAllAgreed = ({ termsOfService, privacyPolicy }: ConsentForm): boolean =>
  termsOfService && privacyPolicy

const closed: Auth = { step: 'closed' }

type StepChange = <Input extends object>(form: Form<Input, RemoteError>) => Form<Input, RemoteError>

const withForm = (state: Auth, change: StepChange): Auth => {
  switch (state.step) {
    case 'login':
      return { ...state, form: change(state.form) }
    case 'signup':
      return { ...state, form: change(state.form) }
    case 'tnc-consent':
      return { ...state, form: change(state.form) }
    case 'otp':
      return { ...state, form: change(state.form) }
    case 'closed':
    case 'done':
      return state
  }
}

/** A login elsewhere places no order here: it may be much later, or somebody else's. */
const withoutOrder = (start: AuthStart): AuthStart =>
  start.followUp?.kind === 'placeOrder' ? { ...start, followUp: null } : start

const login = (start: AuthStart, known: Known): Auth => ({
  step: 'login',
  start,
  known,
  form: newForm({ mobile: known.mobile }),
})

const signup = (start: AuthStart, known: Known): Extract<Auth, { step: 'signup' }> => ({
  step: 'signup',
  start,
  known,
  form: newForm({
    name: prefilledName(known.name),
    mobile: known.mobile,
    email: known.email,
    whatsappConsent: known.whatsappConsent,
  }),
})

/** What is known when a login continues: a requirement from the new request replaces the old one. */
const knownSince = (before: Known, { requirement }: Known): Known =>
  requirement === '' ? before : { ...before, requirement }

/** Whether nothing was typed or submitted in a login: its form still shows the prefilled number. */
export const isUntouched = (state: Auth): boolean =>
  state.step === 'login' && state.form.phase.status === 'untouched'

type Asking = Exclude<Auth, { readonly step: 'closed' | 'done' }>

// The domain's state machine decides which step may follow.
const leadsOn = (state: Auth, event: AuthEvent): state is Asking =>
  state.step !== 'closed' && state.step !== 'done' && stepAfter(state.step, event) !== null

/** A code that was sent: to which number, for whom, under which resend policy, and when. */
export type CodeSent = {
  readonly mobile: string
  /** Who signs up with this code; null for an existing customer. */
  readonly signedUp: SignedUp | null
  readonly policy: ResendPolicy
  /** Milliseconds since the epoch. */
  readonly at: number
}

/**
 * The customer submits the login form (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginEdited({ mobile: '+91 98765 43210' }))
 * guestStore.dispatch(loginSubmitted())
 * await settled()
 * guestStore.getState().auth.step // → 'otp'
 */
export const loginSubmitted = createAction('auth/loginSubmitted')
/**
 * The newcomer submits the signup form (spec 1 §4).
 *
 * @example
 * signupStore.dispatch(signupEdited({ name: 'Asha Rao', email: 'asha@example.in' }))
 * signupStore.dispatch(signupSubmitted())
 * signupStore.getState().auth.step // → 'tnc-consent'
 */
export const signupSubmitted = createAction('auth/signupSubmitted')
/**
 * The applicant confirms that they agree to the documents, which signs them up (spec 1 §4).
 *
 * @example
 * signupStore.dispatch(signupEdited({ name: 'Asha Rao', email: 'asha@example.in' }))
 * signupStore.dispatch(signupSubmitted())
 * signupStore.dispatch(consentEdited({ termsOfService: true, privacyPolicy: true }))
 * signupStore.dispatch(consentConfirmed())
 * await settled()
 * signupStore.getState().auth.step // → 'otp'
 */
export const consentConfirmed = createAction('auth/consentConfirmed')
/**
 * The customer submits the one-time code, to be redeemed (spec 1 §4).
 *
 * @example
 * codeStore.dispatch(codeEdited('123456'))
 * codeStore.dispatch(codeSubmitted())
 * await settled()
 * selectSession(codeStore.getState()).status // → 'customer'
 */
export const codeSubmitted = createAction('auth/codeSubmitted')
/**
 * The customer asks for the code again, by SMS or WhatsApp (spec 1 §4). Ignored until the resend policy allows
 * another code.
 *
 * @example
 * codeStore.dispatch(resendRequested('sms'))
 * const { auth } = codeStore.getState()
 * auth.step === 'otp' && auth.resending // → { status: 'idle' }
 */
export const resendRequested = createAction<CodeChannel>('auth/resendRequested')

const slice = createSlice({
  name: 'auth',
  initialState: (): Auth => closed,
  reducers: {
    loginOpened: (_, { payload: { start, known } }: PayloadAction<OpenedAuth>): Auth =>
      login(start, known),
    signupOpened: (_, { payload: { start, known } }: PayloadAction<OpenedAuth>): Auth =>
      signup(start, known),
    authClosed: (): Auth => closed,
    /** Restores a kept login. If an untouched login is open, its `start` wins; one that was touched is left alone. */
    authRecalled: (
      state,
      { payload: { start, known, code } }: PayloadAction<RecalledAuth>,
    ): Auth => {
      if (state.step !== 'closed' && !isUntouched(state)) return state
      const meant = state.step === 'login' ? state.start : start
      const knownNow = state.step === 'login' ? knownSince(known, state.known) : known
      if (code === null) return signup(meant, knownNow)
      return {
        step: 'otp',
        start: meant,
        known: knownNow,
        mobile: knownNow.mobile,
        ...code,
        form: newForm({ code: '' }),
        resending: { status: 'idle' },
        redeemed: null,
      }
    },
    /** A login under way is wanted again: it continues, and leads to what is wanted now. */
    loginWantedAgain: (state, { payload: { start, known } }: PayloadAction<OpenedAuth>): Auth =>
      state.step === 'closed' || state.step === 'done'
        ? state
        : { ...state, start, known: knownSince(state.known, known) },
    loginEdited: (state, { payload }: PayloadAction<Partial<LoginForm>>): Auth =>
      state.step === 'login' ? { ...state, form: edited(payload)(state.form) } : state,
    signupEdited: (state, { payload }: PayloadAction<Partial<SignupForm>>): Auth =>
      state.step === 'signup' ? { ...state, form: edited(payload)(state.form) } : state,
    consentEdited: (state, { payload }: PayloadAction<Partial<ConsentForm>>): Auth =>
      state.step === 'tnc-consent' ? { ...state, form: edited(payload)(state.form) } : state,
    codeEdited: (state, { payload: code }: PayloadAction<string>): Auth =>
      state.step === 'otp' && state.form.phase.status !== 'submitting'
        ? {
            ...state,
            // A code's error shows after a submit, not while the code is typed.
            form: { ...edited({ code })(state.form), attempted: false },
          }
        : state,
    loginFieldLeft: (state): Auth =>
      state.step === 'login' ? { ...state, form: fieldLeft('mobile')(state.form) } : state,
    signupFieldLeft: (state, { payload: field }: PayloadAction<keyof SignupForm>): Auth =>
      state.step === 'signup' ? { ...state, form: fieldLeft(field)(state.form) } : state,
    submitRejected: (state): Auth => withForm(state, rejected),
    submitStarted: (state): Auth => withForm(state, submitted),
    /** A correct code whose profile does not load logs nobody in, so `redeemed` is cleared. */
    submitFailed: (state, { payload: error }: PayloadAction<RemoteError>): Auth => {
      const next = withForm(state, (form) => failed(error, [])(form))
      return next.step === 'otp' ? { ...next, redeemed: null } : next
    },
    /**
     * The service refused the code; the payload is its own message, or null if it gave none. The field is emptied for
     * another code, whereas `submitFailed` keeps a code that the service has not judged.
     */
    codeRefused: (state, { payload: message }: PayloadAction<string | null>): Auth => {
      if (state.step !== 'otp') return state
      const form = failed({ kind: 'NetworkError', because: 'declined', message }, [])(state.form)
      return { ...state, form: { ...form, input: { code: '' } } }
    },
    codeRedeemed: (state, { payload: redeemed }: PayloadAction<string>): Auth =>
      state.step === 'otp' ? { ...state, redeemed } : state,
    /**
     * The service refused the signup, as a whole or some of its fields. A later step returns to the signup form,
     * where the applicant can correct them.
     */
    signupRefused: (
      state,
      {
        payload: { failure, refused },
      }: PayloadAction<{
        failure: RemoteError | null
        refused: ReadonlyArray<RefusedField<SignupForm>>
      }>,
    ): Auth => {
      const refuse = failed(failure, refused)
      if (state.step === 'signup') return { ...state, form: refuse(state.form) }
      if (!leadsOn(state, 'detailsRefused')) return state
      const again = signup(state.start, state.known)
      return { ...again, form: refuse(submitted(again.form)) }
    },
    failureDismissed: (state): Auth => withForm(state, settled),
    customerUnknown: (state, { payload: mobile }: PayloadAction<string>): Auth =>
      leadsOn(state, 'customerUnknown') ? signup(state.start, { ...state.known, mobile }) : state,
    consentWanted: (state, { payload: applicant }: PayloadAction<Applicant>): Auth =>
      state.step === 'signup' && leadsOn(state, 'consentWanted')
        ? {
            step: 'tnc-consent',
            start: state.start,
            known: { ...state.known, ...state.form.input },
            applicant,
            form: newForm<ConsentForm, RemoteError>({
              termsOfService: false,
              privacyPolicy: false,
            }),
          }
        : state,
    codeSent: (
      state,
      { payload: { mobile, signedUp, policy, at } }: PayloadAction<CodeSent>,
    ): Auth =>
      leadsOn(state, signedUp === null ? 'codeSent' : 'signedUp')
        ? {
            step: 'otp',
            start: state.start,
            known: { ...state.known, ...(signedUp?.applicant ?? {}), mobile },
            mobile,
            signedUp,
            form: newForm({ code: '' }),
            sendings: firstSent(policy, at),
            resending: { status: 'idle' },
            redeemed: null,
          }
        : state,
    numberChangeRequested: (state): Auth =>
      leadsOn(state, 'numberChangeWanted') && state.form.phase.status !== 'submitting'
        ? login(state.start, state.known)
        : state,
    resendStarted: (state): Auth =>
      state.step === 'otp' ? { ...state, resending: { status: 'sending' } } : state,
    resent: (
      state,
      { payload: { policy, at } }: PayloadAction<{ policy: ResendPolicy; at: number }>,
    ): Auth =>
      state.step === 'otp' && state.resending.status === 'sending'
        ? {
            ...state,
            // Keep the form of a code that is being redeemed: the answer belongs to it.
            form: state.form.phase.status === 'submitting' ? state.form : newForm({ code: '' }),
            sendings: sentAgain(policy, state.sendings, at),
            resending: { status: 'sent' },
          }
        : state,
    resendFailed: (state, { payload: error }: PayloadAction<RemoteError>): Auth =>
      state.step === 'otp' && state.resending.status === 'sending'
        ? { ...state, resending: { status: 'failed', error } }
        : state,
    /** The customer is logged in, at whatever step: by the code of this modal, or in another tab. */
    loggedIn: (
      state,
      { payload: { isByCode } }: PayloadAction<{ readonly isByCode: boolean }>,
    ): Auth =>
      state.step === 'closed' || state.step === 'done'
        ? state
        : {
            step: 'done',
            start: isByCode ? state.start : withoutOrder(state.start),
            known: state.known,
          },
  },
})

export const authReducer = slice.reducer
export const {
  authRecalled,
  loginOpened,
  loginWantedAgain,
  signupOpened,
  submitRejected,
  submitStarted,
  submitFailed,
  codeRefused,
  codeRedeemed,
  signupRefused,
  failureDismissed,
  customerUnknown,
  consentWanted,
  codeSent,
  resendStarted,
  resent,
  resendFailed,
  loggedIn,
} = slice.actions

/**
 * The authentication modal was closed, at any step (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(authClosed())
 * guestStore.getState().auth // → { step: 'closed' }
 */
export const authClosed = slice.actions.authClosed
/**
 * The customer types or pastes the one-time code (spec 1 §5). Ignored while a code is being redeemed.
 * The text is kept as it is: `digitsIn` finds the digits of a pasted one.
 *
 * @example
 * codeStore.dispatch(codeEdited('123'))
 * const { auth } = codeStore.getState()
 * auth.step === 'otp' && auth.form.input // → { code: '123' }
 */
export const codeEdited = slice.actions.codeEdited
/**
 * The applicant agrees to a document, or no longer does (spec 1 §4).
 *
 * @example
 * signupStore.dispatch(signupEdited({ name: 'Asha Rao', email: 'asha@example.in' }))
 * signupStore.dispatch(signupSubmitted())
 * signupStore.dispatch(consentEdited({ termsOfService: true }))
 * const { auth } = signupStore.getState()
 * auth.step === 'tnc-consent' && auth.form.input
 * // → { termsOfService: true, privacyPolicy: false }
 */
export const consentEdited = slice.actions.consentEdited
/**
 * The customer types the number of the login (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginEdited({ mobile: '98765' }))
 * const { auth } = guestStore.getState()
 * auth.step === 'login' && auth.form.input // → { mobile: '98765' }
 */
export const loginEdited = slice.actions.loginEdited
/**
 * The customer left the number field of the login: its error may be shown (spec 1 §5).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginFieldLeft())
 * selectLoginProblem(guestStore.getState())
 * // → { kind: 'Wrong', error: { kind: 'MobileMissing' } }
 */
export const loginFieldLeft = slice.actions.loginFieldLeft
/**
 * The code went to a wrong number: the modal returns to the login (spec 1 §4: Change).
 *
 * @example
 * codeStore.dispatch(numberChangeRequested())
 * codeStore.getState().auth.step // → 'login'
 */
export const numberChangeRequested = slice.actions.numberChangeRequested
/**
 * New values for some fields of the signup (spec 1 §2).
 *
 * @example
 * signupStore.dispatch(signupEdited({ name: 'Asha' }))
 * const { auth } = signupStore.getState()
 * auth.step === 'signup' && auth.form.input.name // → 'Asha'
 */
export const signupEdited = slice.actions.signupEdited
/**
 * The applicant left a field of the signup: its error may be shown (spec 1 §5).
 *
 * @example
 * signupStore.dispatch(signupFieldLeft('name'))
 * selectSignupProblems(signupStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const signupFieldLeft = slice.actions.signupFieldLeft
