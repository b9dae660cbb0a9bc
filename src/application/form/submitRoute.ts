import type { Action, ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import type { Asker } from '../../domain/fare/contact.ts'
import type { Market } from '../../domain/market/market.ts'
import { type AddressEntries, parseAddressPair } from '../../domain/place/address.ts'
import { pickerClosed } from '../place/locationPicker.slice.ts'
import { type CallContext, callContext } from '../ports/call.ts'
import type { PageFacts, ReadPage } from '../ports/page.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { awaitCustomer } from '../session/awaitCustomer.ts'
import { hasLeft, type Session } from '../session/session.slice.ts'

/** What submitting a form with a route needs. */
export type SubmitRouteNeeds<State> = {
  readonly market: Market
  readonly readPage: ReadPage
  readonly mintRequestId: MintRequestId
  /** Whether an address of the form is about to change. */
  readonly selectIsUnsettled: (state: State) => boolean
  readonly selectSession: (state: State) => Session
  readonly selectAsker: (state: State) => Asker
}

/** The form that is submitted, and where it goes. */
export type RouteForm<State, Input extends AddressEntries, Enquiry> = {
  /** Null while there is no form. */
  readonly selectForm: (
    state: State,
  ) => { readonly form: { readonly input: Input }; readonly requestId: string | null } | null
  readonly parse: (market: Market) => (asker: Asker) => (input: Input) => E.Either<unknown, Enquiry>
  /** The form has errors. */
  readonly rejected: () => Action
  /** The form is being submitted; without a request id until it has one. */
  readonly started: (requestId: string | null) => Action
  /** The customer gave the submit up: it leads nowhere any more. */
  readonly abandoned: ActionCreatorWithoutPayload
  /** Takes a valid form on, from the page that it was submitted on. */
  readonly send: (
    enquiry: Enquiry,
    context: CallContext,
    page: PageFacts,
    input: Input,
  ) => SagaGenerator<unknown>
}

/**
 * The submit of a form with a route: only a valid enquiry is sent, in the name of the customer once the
 * session is known. A submit that is abandoned leads nowhere, and a customer who leaves abandons it
 * (spec 1 §4, spec 2 §4).
 */
export const makeSubmitRoute = <State, Input extends AddressEntries, Enquiry>(
  needs: SubmitRouteNeeds<State> & RouteForm<State, Input, Enquiry>,
) => {
  const { market, selectForm } = needs
  /** The number of the customer who sent the form last; undefined if it was a guest. */
  let sender: string | undefined

  function* submit(): SagaGenerator<unknown> {
    const asked = yield* select(selectForm)
    // The address being fetched is not in the form yet, and the customer no longer means the one that is.
    if (asked === null || (yield* select(needs.selectIsUnsettled))) return undefined
    // The form is submitted as it stands, so an open search or map is given up.
    yield* put(pickerClosed())
    // Guests and customers alike need a route: without one there is no reason to wait for the session.
    if (E.isLeft(parseAddressPair(asked.form.input))) return yield* put(needs.rejected())
    const session = yield* select(needs.selectSession)
    // The session decides which fields are required, so the form waits for it.
    let page: PageFacts | undefined
    if (session.status === 'restoring') {
      yield* put(needs.started(asked.requestId))
      // Read before the wait: a customer who moves on meanwhile must not be led away.
      page = needs.readPage()
    }
    const credentials = yield* awaitCustomer(needs.selectSession)
    const { form, requestId } = (yield* select(selectForm)) ?? asked
    const enquiry = needs.parse(market)(yield* select(needs.selectAsker))(form.input)
    if (E.isLeft(enquiry)) return yield* put(needs.rejected())
    // In another person's name it is another enquiry. A customer with a newer token is the same.
    const id = credentials?.mobile === sender ? requestId : null
    sender = credentials?.mobile
    // Before the ports are called: should one throw, it is a submit that has failed.
    yield* put(needs.started(id))
    page ??= needs.readPage()
    const context = callContext(market)(id ?? needs.mintRequestId(), credentials)
    yield* put(needs.started(context.requestId))
    return yield* needs.send(enquiry.right, context, page, form.input)
  }

  return function* submitRoute(): SagaGenerator<void> {
    const { left } = yield* race({
      done: call(submit),
      abandoned: take(needs.abandoned.type),
      left: take(hasLeft),
    })
    // The next visitor of this browser must not be led where this customer was going.
    if (left !== undefined) yield* put(needs.abandoned())
  }
}
