import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { bookingActionRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import {
  estimateAbandoned,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import {
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { cancelRequested, trackingOpened } from '../../../src/application/orders/tracking.slice.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import {
  logoutRequested,
  sessionCheckRequested,
} from '../../../src/application/session/session.slice.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { orderQuote, placedOrder, wholeDraft } from '../../support/booking.ts'
import { filledForm, quote } from '../../support/fares.ts'
import { taken } from '../../support/lead.ts'
import { orderAt, searchedOrder } from '../../support/orders.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, settle, visitStore } from '../../support/visitStore.ts'
import { visitLead } from '../lead/visitLead.ts'
import { ashas, ravis, visitOrders } from '../orders/visitOrders.ts'

const newer: Credentials = { ...ashas, authToken: 'newer-token-of-asha' }

/** A service that believes only the customer's newer token. It notes the tokens and the request ids that it got. */
const makeService = () => {
  const tokens: string[] = []
  const requestIds = new Set<string>()
  const answer = <Answer>({ credentials, requestId }: CallContext, said: Answer) => {
    tokens.push(credentials?.authToken ?? '')
    requestIds.add(requestId)
    return credentials?.authToken === newer.authToken
      ? TE.right(said)
      : TE.left({ kind: 'AuthenticationFailed' as const })
  }
  return { tokens, requestIds, answer }
}

type Service = ReturnType<typeof makeService>

const twice = [ashas.authToken, newer.authToken]

const lost = { kind: 'Unreachable', because: 'connection' } as const

/** Expects one request, made with the customer's former token and again with the newer one. */
const expectSameTwice = (calls: ReadonlyArray<{ readonly context: CallContext }>) => {
  expect(calls.map(({ context }) => context.credentials?.authToken)).toEqual(twice)
  expect(new Set(calls.map(({ context }) => context.requestId)).size).toBe(1)
}

/** Books the whole draft once another tab has changed what the browser keeps. */
const book = async ({ answer }: Service, changed: Credentials | null) => {
  const visit = visitOrder({
    ports: { placeOrder: (_, context) => answer(context, placedOrder) },
  })
  await visit.openDraft()
  visit.browser.change(changed)
  visit.tell(bookingActionRequested())
  await settle()
  return visit
}

describe('a customer who has logged in again in another tab', () => {
  it('books an order, and stays logged in', async () => {
    const service = makeService()
    const { placing, browser, state } = await book(service, newer)
    expect(placing().status).toBe('placed')
    expect(service.tokens).toEqual(twice)
    expect(service.requestIds.size).toBe(1)
    expect(browser.read()).toMatchObject(newer)
    expect(state().session.status).toBe('customer')
  })

  it('books an order that was sent before this tab had noticed', async () => {
    const { tokens, answer } = makeService()
    let tellAnswer = (): void => undefined
    const visit = visitOrder({
      ports: {
        placeOrder: (_, context) => async () => {
          const said = answer(context, placedOrder)
          if (tokens.length === 1) await new Promise<void>((resolve) => (tellAnswer = resolve))
          return said()
        },
      },
    })
    await visit.openDraft()
    visit.tell(bookingActionRequested())
    await settle()
    visit.browser.change(newer)
    visit.tell(sessionCheckRequested())
    await settle()
    tellAnswer()
    await settle()
    expect(visit.placing().status).toBe('placed')
    expect(tokens).toEqual(twice)
  })

  it('books no order that they gave up by a logout before', async () => {
    const { tokens, answer } = makeService()
    let tellAnswer = (): void => undefined
    const visit = visitOrder({
      ports: {
        placeOrder: (_, context) => async () => {
          const said = answer(context, placedOrder)
          await new Promise<void>((resolve) => (tellAnswer = resolve))
          return said()
        },
      },
    })
    await visit.openDraft()
    visit.tell(bookingActionRequested())
    await settle()
    visit.tell(logoutRequested())
    visit.browser.change(newer)
    await settle()
    tellAnswer()
    await settle()
    expect(tokens).toEqual([ashas.authToken])
  })

  it('makes no lead of an enquiry that they have given up since', async () => {
    const { tokens, answer } = makeService()
    let tellAnswer = (): void => undefined
    const browser = makeCredentialMemory(asha)
    const { tell } = visitStore({
      credentials: browser,
      quoteFare: (_, __, ___, context) => async () => {
        const said = answer(context, quote)
        await new Promise<void>((resolve) => (tellAnswer = resolve))
        return said()
      },
    })
    await settle()
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    browser.change(newer)
    tell(estimateAbandoned())
    tellAnswer()
    await settle()
    expect(tokens).toEqual([ashas.authToken])
  })

  it('cancels an order', async () => {
    const service = makeService()
    const { tell, browser, tracking } = visitOrders({
      loadOrder: () => TE.right(searchedOrder),
      cancelOrder: (_, __, context) => service.answer(context, orderAt('cancelled')),
    })
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    browser.change(newer)
    tell(cancelRequested({ reason: 'Booked twice' }))
    await settle()
    expect(tracking()).toMatchObject({ status: 'shown', order: { status: 'cancelled' } })
    expect(service.tokens).toEqual(twice)
    expect(service.requestIds.size).toBe(1)
  })

  it('gets fares', async () => {
    const quotes = makeService()
    const tokens = makeService()
    const browser = makeCredentialMemory(asha)
    const { tell, form, went, state } = visitStore({
      credentials: browser,
      quoteFare: (_, __, ___, context) => quotes.answer(context, quote),
      issueFareToken: (_, __, ___, context) => tokens.answer(context, 'token-7'),
    })
    await settle()
    browser.change(newer)
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(form().phase).not.toHaveProperty('failure')
    expect(went).toHaveLength(1)
    expect([quotes.tokens, tokens.tokens]).toEqual([twice, twice])
    expect(state().session.status).toBe('customer')
  })

  it('gets the fares of an order under review', async () => {
    const { answer } = makeService()
    const visit = visitOrder({
      ports: { quoteFare: (_, __, ___, context) => answer(context, orderQuote) },
    })
    await settle()
    visit.browser.change(newer)
    await visit.openDraft({ ...wholeDraft, fareEstimateToken: null })
    expect(visit.offer().fares.status).toBe('loaded')
  })

  it('sends a lead, and confirms it', async () => {
    const leads = makeService()
    const confirmations = makeService()
    const browser = makeCredentialMemory(asha)
    const visit = visitLead(
      {
        credentials: browser,
        requestSpotCallback: (_, __, context) => leads.answer(context, taken),
        requestSpotRedirect: (_, __, context) => confirmations.answer(context, true),
      },
      { credentials: browser },
    )
    await settle()
    const { pickup, drop } = filledLead
    visit.tell(leadOpened('trucks'), leadEdited({ pickup, drop }))
    browser.change(newer)
    visit.tell(leadRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
    expect([leads.tokens, confirmations.tokens]).toEqual([twice, twice])
    expect(visit.state().session.status).toBe('customer')
  })

  it('retries a lead whose answer was lost meanwhile under its request id', async () => {
    const service = makePending<typeof lost, typeof taken>()
    const browser = makeCredentialMemory(asha)
    const visit = visitLead(
      { credentials: browser, requestSpotCallback: () => service.task },
      { credentials: browser },
    )
    await settle()
    const { pickup, drop } = filledLead
    visit.tell(leadOpened('trucks'), leadEdited({ pickup, drop }), leadRequested())
    await settle()
    browser.change(newer)
    visit.tell(sessionCheckRequested())
    await settle()
    service.answer(E.left(lost))
    await settle()
    visit.tell(leadRequested())
    await settle()
    expectSameTwice(visit.asked.callbacks)
  })

  it('retries fares that were lost before under their request id', async () => {
    const browser = makeCredentialMemory(asha)
    const visit = visitStore({ credentials: browser, quoteFare: () => TE.left(lost) })
    await settle()
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    browser.change(newer)
    visit.tell(sessionCheckRequested())
    await settle()
    visit.tell(estimateRequested())
    await settle()
    expectSameTwice(visit.asked.quotes)
  })
})

it('what one customer asked for is not asked for in the name of another who has logged in since', async () => {
  const { tokens, answer } = makeService()
  await book({ tokens, requestIds: new Set(), answer }, ravis)
  expect(tokens).toEqual([ashas.authToken])
})

it('a customer who has logged out in another tab is asked to log in', async () => {
  const service = makeService()
  const { placing, state } = await book(service, null)
  expect(service.tokens).toEqual([ashas.authToken])
  expect(placing()).toMatchObject({ status: 'idle' })
  expect(state().session).toEqual({ status: 'guest' })
})
