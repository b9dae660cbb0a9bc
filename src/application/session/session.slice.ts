import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Requirement } from '../../domain/fare/requirement.ts'
import type { AgreedDocument } from '../../domain/session/agreedDocument.ts'
import type { Credentials } from '../ports/customerCall.ts'

/** A customer as the session knows them (spec 1 §3). */
export type Customer = Credentials & {
  /** In full; empty where the profile has none. */
  readonly name: string
  /** What they are called by, which may be several words; empty where the profile has none. */
  readonly firstName: string
  readonly email: string
  /** Null until they have named one: their forms begin with personal then (spec 1 §4). */
  readonly requirement: Requirement | null
  readonly whatsappConsent: boolean
  readonly agreedDocuments: readonly AgreedDocument[]
}

/** Who is there (spec 1 §6). */
export type Session =
  | { readonly status: 'guest' }
  /** Credentials were found, and nobody has confirmed them yet. */
  | { readonly status: 'restoring'; readonly credentials: Credentials }
  | { readonly status: 'customer'; readonly customer: Customer }

const guest: Session = { status: 'guest' }

/**
 * Whose session it is, also before anybody has confirmed that; null for a guest (spec 1 §6).
 *
 * @example
 * credentialsOf({ status: 'guest' }) // → null
 * credentialsOf({ status: 'restoring', credentials }) === credentials // → true
 */
export const credentialsOf = (session: Session): Credentials | null => {
  switch (session.status) {
    case 'guest':
      return null
    case 'restoring':
      return session.credentials
    case 'customer':
      return session.customer
  }
}

/**
 * Why a session ended: its customer left, here or in another tab; a service believed them no more;
 * nobody confirmed whom this browser kept. Only the first one is meant (spec 1 §4).
 */
export type WhySessionEnded = 'left' | 'refused' | 'unconfirmed'

/**
 * The customer wants to leave (spec 1 §4).
 *
 * @example
 * selectSession(customerStore.getState()).status // → 'customer'
 * customerStore.dispatch(logoutRequested())
 * await settled()
 * selectSession(customerStore.getState()) // → { status: 'guest' }
 */
export const logoutRequested = createAction('session/logoutRequested')
/** Somebody came back to the tab. */
export const tabReturned = createAction('session/tabReturned')
/** The session is to be compared with what this browser keeps by now. */
export const sessionCheckRequested = createAction('session/checkRequested')
/** Another tab let somebody else in: the one who was here has left. */
export const customerReplaced = createAction('session/customerReplaced')

const slice = createSlice({
  name: 'session',
  initialState: (): Session => guest,
  reducers: {
    restoringStarted: (_, { payload }: PayloadAction<Credentials>): Session => ({
      status: 'restoring',
      credentials: payload,
    }),
    customerRecognised: (_, { payload }: PayloadAction<Customer>): Session => ({
      status: 'customer',
      customer: payload,
    }),
    /** A requirement that is known stays: its field is disabled (spec 1 §6). */
    requirementNamed: (state, { payload: requirement }: PayloadAction<Requirement>): Session =>
      state.status === 'customer' && state.customer.requirement === null
        ? { ...state, customer: { ...state.customer, requirement } }
        : state,
    sessionEnded: (_, _why: PayloadAction<WhySessionEnded>): Session => guest,
  },
})

export const sessionReducer = slice.reducer
export const { restoringStarted, customerRecognised, requirementNamed, sessionEnded } =
  slice.actions

/** Whether the customer has left: whoever is there next, or already, is somebody else. */
export const hasLeft = (step: { readonly type: string }): boolean =>
  customerReplaced.match(step) || (sessionEnded.match(step) && step.payload === 'left')
