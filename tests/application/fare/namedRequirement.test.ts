import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { KeptCustomer } from '../../../src/application/session/credentials.port.ts'
import { selectAsker } from '../../../src/application/session/session.selectors.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { asha, makeCredentialMemory, makeTab } from '../../support/account.ts'
import { filledForm, quote } from '../../support/fares.ts'
import { settle, unanswered, visitStore } from '../../support/visitStore.ts'

const credentials = { authToken: asha.authToken, mobile: asha.mobile }
const unnamed: KeptCustomer = { ...credentials, requirement: null }
const { pickup, drop } = filledForm

type Ports = NonNullable<Parameters<typeof visitStore>[0]>

/** A customer whom this browser knows. Unless it is kept, their requirement is not known. */
const visitCustomer = async (ports: Ports = {}, kept: KeptCustomer = unnamed) => {
  const browser = makeCredentialMemory(kept)
  const writes: KeptCustomer[] = []
  const noting = {
    ...browser,
    keep: (customer: KeptCustomer) => {
      writes.push(customer)
      browser.keep(customer)
    },
  }
  const tab = makeTab()
  const visit = visitStore({ credentials: noting, onReturn: tab.onReturn, ...ports })
  await settle()
  return {
    ...visit,
    browser,
    writes,
    comeBack: tab.comeBack,
    known: () => {
      const { session } = visit.state()
      return session.status === 'customer' ? session.customer.requirement : session.status
    },
    ask: async (change: Partial<FareForm> = {}) => {
      visit.tell(fareEdited({ pickup, drop, ...change }), estimateRequested())
      await settle()
    },
    requirements: () => visit.asked.quotes.map(({ enquiry }) => enquiry.contact.requirement),
  }
}

describe('the requirement of a customer', () => {
  it('is sent as personal, and not kept, until they choose one', async () => {
    const visit = await visitCustomer()
    expect(selectAsker(visit.state())).toMatchObject({ kind: 'customer', requirement: null })
    await visit.ask()
    expect(visit.requirements()).toEqual(['personal'])
    expect(visit.results().status).toBe('shown')
    expect(visit.known()).toBeNull()
    expect(visit.writes).toEqual([])
  })

  it.each(['personal', 'business'] as const)(
    'is %s once fares came for that choice, and after a reload as well',
    async (requirement) => {
      const visit = await visitCustomer()
      await visit.ask({ requirement })
      expect(visit.requirements()).toEqual([requirement])
      expect(visit.known()).toBe(requirement)
      expect(visit.browser.read()).toEqual({ ...credentials, requirement })
      const reloaded = visitStore({ credentials: visit.browser })
      await settle()
      expect(selectAsker(reloaded.state())).toMatchObject({ requirement })
    },
  )

  it('is kept before the page is left for the order', async () => {
    const visit = await visitCustomer({
      orderMemory: { recall: TE.right(null), forget: TE.right(undefined), keep: () => unanswered },
    })
    await visit.ask({ requirement: 'business' })
    expect(visit.went).toEqual([])
    expect(visit.browser.read()).toMatchObject({ requirement: 'business' })
  })

  it('can still be changed if no fares came', async () => {
    let isUp = false
    const visit = await visitCustomer({
      quoteFare: () =>
        isUp ? TE.right(quote) : TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    await visit.ask({ requirement: 'business' })
    expect(visit.known()).toBeNull()
    expect(visit.writes).toEqual([])
    isUp = true
    await visit.ask({ requirement: 'personal' })
    expect(visit.known()).toBe('personal')
  })

  it('is neither changed nor kept again once it is known', async () => {
    const visit = await visitCustomer({}, { ...credentials, requirement: 'business' })
    await visit.ask({ requirement: 'personal' })
    await visit.ask({ requirement: 'business' })
    expect(visit.requirements()).toEqual(['business', 'business'])
    expect(visit.known()).toBe('business')
    // Using the kept requirement does not extend its seven days, so nothing is written.
    expect(visit.writes).toEqual([])
  })

  it('is found in another tab when the customer comes back to it', async () => {
    const visit = await visitCustomer()
    visit.comeBack()
    await settle()
    expect(visit.known()).toBeNull()
    visit.browser.keep({ ...credentials, requirement: 'business' })
    visit.comeBack()
    await settle()
    expect(visit.known()).toBe('business')
    expect(visit.writes).toEqual([])
  })

  it('is not kept for somebody else who logged in in another tab meanwhile', async () => {
    const visit = await visitCustomer()
    const ravi = { authToken: 'token-of-ravi', mobile: '9812345678', requirement: null }
    visit.browser.keep(ravi)
    await visit.ask({ requirement: 'business' })
    expect(visit.browser.read()).toEqual(ravi)
  })

  it('is kept beside the newer token of a customer who logged in again in another tab', async () => {
    const newer = { ...unnamed, authToken: 'newer-token-of-asha' }
    const visit = await visitCustomer({
      quoteFare: (_, __, ___, context) =>
        context.credentials?.authToken === newer.authToken
          ? TE.right(quote)
          : TE.left({ kind: 'AuthenticationFailed' }),
    })
    visit.browser.keep(newer)
    await visit.ask({ requirement: 'business' })
    expect(visit.results().status).toBe('shown')
    expect(visit.browser.read()).toEqual({ ...newer, requirement: 'business' })
    visit.comeBack()
    await settle()
    expect(visit.known()).toBe('business')
  })

  it('is forgotten when they log out', async () => {
    const visit = await visitCustomer()
    await visit.ask({ requirement: 'business' })
    visit.tell(logoutRequested())
    await settle()
    expect(visit.known()).toBe('guest')
    expect(visit.browser.read()).toBeNull()
    expect(visit.form().input.requirement).toBe('')
  })

  it('is not put into a session if a guest chose it', async () => {
    const visit = visitStore()
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.results().status).toBe('shown')
    expect(visit.state().session).toEqual({ status: 'guest' })
  })
})
