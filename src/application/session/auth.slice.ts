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
import { type AuthEvent, stepAfter } from '../../domain/session/authStep.ts'
import {
  firstSent,
  type ResendPolicy,
  type Sendings,
  sentAgain,
} from '../../domain/session/resend.ts'
import type { Applicant, SignupForm } from '../../domain/session/signup.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { FollowUp } from './loginFollowed.ts'

/** The number of the login as it is typed. */
export type LoginForm = { readonly mobile: string }
/** The documents that were agreed to so far. */
export type ConsentForm = { readonly termsOfService: boolean; readonly privacyPolicy: boolean }
/** The one-time code as it is typed. */
export type CodeForm = { readonly code: string }

/** What was entered or is known, so that nothing is asked twice. */
export type Known = {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly requirement: string
  readonly whatsappConsent: boolean
}

/** What the modal was opened for. */
export type AuthStart = {
  /** Whether the login asks first whether the customer exists (spec 1 §4). */
  readonly checksExistence: boolean
  /** What goes on once somebody is logged in and the modal has closed. */
  readonly followUp: FollowUp | null
}

/** What the authentication modal was opened for, and what is known by then. */
export type OpenedAuth = { readonly start: AuthStart; readonly known: Known }

/** Who signed up, and when they agreed to the documents, in milliseconds since the epoch. */
export type SignedUp = { readonly applicant: Applicant; readonly agreedAt: number }

/** A login that goes on where it was left: at its code, or at the details of its signup where none was sent. */
export type RecalledAuth = OpenedAuth & {
  readonly code: {
    /** Whom the code signs up; null for a known customer. */
    readonly signedUp: SignedUp | null
    readonly sendings: Sendings
  } | null
}

/** Sending a code once more. */
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
      /** Whom the code signs up; null for a known customer. */
      readonly signedUp: SignedUp | null
      readonly form: Form<CodeForm, RemoteError>
      readonly sendings: Sendings
      readonly resending: Resending
      /** The token that the code was good for, while it is asked whose it is; null before. */
      readonly redeemed: string | null
    })
  /** Logged in: the modal stays for a moment and closes. */
  | (OpenedAuth & { readonly step: 'done' })

/**
 * Whether everything is agreed to: before that nothing can be confirmed (spec 1 §4).
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
    name: known.name,
    mobile: known.mobile,
    email: known.email,
    whatsappConsent: known.whatsappConsent,
  }),
})

/** What is known of a login that goes on: the requirement of whatever wants it now is newer, where there is one. */
const knownSince = (before: Known, { requirement }: Known): Known =>
  requirement === '' ? before : { ...before, requirement }

// Nothing was typed or sent: the number is as it was prefilled.
const isUntouched = (state: Auth): boolean =>
  state.step === 'login' && state.form.phase.status === 'untouched'

type Asking = Exclude<Auth, { readonly step: 'closed' | 'done' }>

// The machine of the domain has the last word on which step follows which.
const leadsOn = (state: Auth, event: AuthEvent): state is Asking =>
  state.step !== 'closed' && state.step !== 'done' && stepAfter(state.step, event) !== null

/** The code was asked for, and what it was asked with. */
export type CodeSent = {
  readonly mobile: string
  /** Whom the code signs up; null for a known customer. */
  readonly signedUp: SignedUp | null
  readonly policy: ResendPolicy
  /** Milliseconds since the epoch. */
  readonly at: number
}

/**
 * The customer wants to log in with the number as it stands (spec 1 §4).
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
 * The newcomer wants to be signed up with what the form says (spec 1 §4).
 *
 * @example
 * signupStore.dispatch(signupEdited({ name: 'Asha Rao', email: 'asha@example.in' }))
 * signupStore.dispatch(signupSubmitted())
 * signupStore.getState().auth.step // → 'tnc-consent'
 */
export const signupSubmitted = createAction('auth/signupSubmitted')
/**
 * The documents are agreed to: the applicant is to be signed up (spec 1 §4).
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
 * The one-time code is to be redeemed (spec 1 §4).
 *
 * @example
 * codeStore.dispatch(codeEdited('123456'))
 * codeStore.dispatch(codeSubmitted())
 * await settled()
 * selectSession(codeStore.getState()).status // → 'customer'
 */
export const codeSubmitted = createAction('auth/codeSubmitted')
/**
 * The code is to be sent once more, by the channel (spec 1 §4). Nothing before the wait after the
 * last one is over.
 *
 * @example
 * codeStore.dispatch(resendRequested('sms'))
 * const { auth } = codeStore.getState()
 * auth.step === 'otp' && auth.resending // → { status: 'idle' }
 */
export const resendRequested = createAction<'sms' | 'whatsapp'>('auth/resendRequested')

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
      const told = state.step === 'login' ? knownSince(known, state.known) : known
      if (code === null) return signup(meant, told)
      return {
        step: 'otp',
        start: meant,
        known: told,
        mobile: told.mobile,
        ...code,
        form: newForm({ code: '' }),
        resending: { status: 'idle' },
        redeemed: null,
      }
    },
    /** The login that is under way is wanted once more, for what it is to lead to now: it is not begun anew. */
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
            // A code is wrong once it was submitted, not while it is typed.
            form: { ...edited({ code })(state.form), attempted: false },
          }
        : state,
    loginFieldLeft: (state): Auth =>
      state.step === 'login' ? { ...state, form: fieldLeft('mobile')(state.form) } : state,
    signupFieldLeft: (state, { payload: field }: PayloadAction<keyof SignupForm>): Auth =>
      state.step === 'signup' ? { ...state, form: fieldLeft(field)(state.form) } : state,
    submitRejected: (state): Auth => withForm(state, rejected),
    submitStarted: (state): Auth => withForm(state, submitted),
    /** A right code whose profile did not load lets nobody in: `redeemed` goes with the failure. */
    submitFailed: (state, { payload: error }: PayloadAction<RemoteError>): Auth => {
      const told = withForm(state, (form) => failed(error, [])(form))
      return told.step === 'otp' ? { ...told, redeemed: null } : told
    },
    /**
     * The service said that the code is wrong, in its own words, null where it has none: another is typed.
     * `submitFailed` leaves one that nobody judged.
     */
    codeRefused: (state, { payload: message }: PayloadAction<string | null>): Auth => {
      if (state.step !== 'otp') return state
      const form = failed({ kind: 'NetworkError', because: 'declined', message }, [])(state.form)
      return { ...state, form: { ...form, input: { code: '' } } }
    },
    codeRedeemed: (state, { payload: redeemed }: PayloadAction<string>): Auth =>
      state.step === 'otp' ? { ...state, redeemed } : state,
    /** The service refused what was entered, all of it or some fields: it is mended there, also from a later step. */
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
            // A code that is being redeemed stays: its answer would find another form.
            form: state.form.phase.status === 'submitting' ? state.form : newForm({ code: '' }),
            sendings: sentAgain(policy, state.sendings, at),
            resending: { status: 'sent' },
          }
        : state,
    resendFailed: (state, { payload: error }: PayloadAction<RemoteError>): Auth =>
      state.step === 'otp' && state.resending.status === 'sending'
        ? { ...state, resending: { status: 'failed', error } }
        : state,
    /** Somebody is logged in, whatever the step: another tab may have done it. */
    loggedIn: (state): Auth =>
      state.step === 'closed' || state.step === 'done'
        ? state
        : { step: 'done', start: state.start, known: state.known },
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
 * The authentication modal was closed, at whatever step (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(authClosed())
 * guestStore.getState().auth // → { step: 'closed' }
 */
export const authClosed = slice.actions.authClosed
/**
 * The digits of the one-time code as they are typed or pasted (spec 1 §5). Nothing while it is
 * redeemed.
 *
 * @example
 * codeStore.dispatch(codeEdited('123'))
 * const { auth } = codeStore.getState()
 * auth.step === 'otp' && auth.form.input // → { code: '123' }
 */
export const codeEdited = slice.actions.codeEdited
/**
 * A document was agreed to, or no longer is (spec 1 §4).
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
 * The number of the login as it is typed (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginEdited({ mobile: '98765' }))
 * const { auth } = guestStore.getState()
 * auth.step === 'login' && auth.form.input // → { mobile: '98765' }
 */
export const loginEdited = slice.actions.loginEdited
/**
 * The number of the login was left: its error may be shown (spec 1 §5).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginFieldLeft())
 * selectLoginProblem(guestStore.getState())
 * // → { kind: 'Wrong', error: { kind: 'MobileMissing' } }
 */
export const loginFieldLeft = slice.actions.loginFieldLeft
/**
 * The code went to a wrong number: back to the login (spec 1 §4: Change).
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
 * A field of the signup was left: its error may be shown (spec 1 §5).
 *
 * @example
 * signupStore.dispatch(signupFieldLeft('name'))
 * selectSignupProblems(signupStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const signupFieldLeft = slice.actions.signupFieldLeft
