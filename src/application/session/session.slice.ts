import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Requirement } from '../../domain/fare/requirement.ts'
import type { AgreedDocument } from '../../domain/session/agreedDocument.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { WhySessionEnded } from './credentials.port.ts'

/** A customer as the session knows them (spec 1 §3). */
export type Customer = Credentials & {
  /** The full name; empty if the profile has none. */
  readonly name: string
  /** The first name, which may be several words; empty if the profile has none. */
  readonly firstName: string
  readonly email: string
  /** Null until they name one; until then their forms start with personal (spec 1 §4). */
  readonly requirement: Requirement | null
  readonly whatsappConsent: boolean
  readonly agreedDocuments: readonly AgreedDocument[]
}

/** The session of the visitor (spec 1 §6). */
export type Session =
  | { readonly status: 'guest' }
  /** Credentials were found, but the service has not confirmed them yet. */
  | { readonly status: 'restoring'; readonly credentials: Credentials }
  | { readonly status: 'customer'; readonly customer: Customer }

const guest: Session = { status: 'guest' }

/**
 * The credentials of a session, confirmed or not; null for a guest (spec 1 §6).
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
 * The customer wants to log out (spec 1 §4).
 *
 * @example
 * selectSession(customerStore.getState()).status // → 'customer'
 * customerStore.dispatch(logoutRequested())
 * await settled()
 * selectSession(customerStore.getState()) // → { status: 'guest' }
 */
export const logoutRequested = createAction('session/logoutRequested')
/** The visitor came back to the tab. */
export const tabReturned = createAction('session/tabReturned')
/** The session is to be checked against what this browser keeps now. */
export const sessionCheckRequested = createAction('session/checkRequested')
/** Another tab logged in another customer: the one who was here has left. */
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
    /** A known requirement stays: its field is disabled (spec 1 §6). */
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

/**
 * Whether an action means that the customer has left: from then on the visitor is another person.
 */
export const hasLeft = (action: Action): boolean =>
  customerReplaced.match(action) || (sessionEnded.match(action) && action.payload === 'left')
