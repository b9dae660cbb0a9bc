import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { KeptCustomer } from '../../../src/application/session/credentials.port.ts'
import { credentialsRefused } from '../../../src/application/session/credentialsRefused.ts'
import { selectAsker } from '../../../src/application/session/session.selectors.ts'
import {
  customerRecognised,
  hasLeft,
  logoutRequested,
  requirementNamed,
  type Session,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import { type Profile, unknownProfile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { told } from '../../support/told.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { quietPorts } from '../../support/world.ts'

const credentials: KeptCustomer = {
  authToken: asha.authToken,
  mobile: asha.mobile,
  requirement: 'personal',
}
const raviCredentials: KeptCustomer = {
  authToken: 'token-of-ravi',
  mobile: '9812345678',
  requirement: 'personal',
}
const guest = { status: 'guest' }
const customer = { status: 'customer', customer: asha }

const failures: readonly RemoteError[] = [
  { kind: 'NetworkError', because: 'unbelieved', message: 'Authentication Failed' },
  { kind: 'NetworkError', because: 'failed', message: null },
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'ContractBroken', call: '/customer/profile', paths: ['mobile'] },
]

/** A customer who was recognised when the page began. */
const visitCustomer = async (ports: Parameters<typeof visitAccount>[0] = {}) => {
  const visit = visitAccount(ports, credentials)
  await settle()
  expect(visit.session()).toEqual(customer)
  return visit
}

const entered = { name: asha.name, mobile: asha.mobile, requirement: 'business' }
const nothing = { name: '', mobile: '', requirement: '' }

/**
 * A tab with a customer's input in a form and in its memories, and the names of those that were
 * told to forget.
 */
const visitEntered = (ports: Parameters<typeof visitAccount>[0] = {}) => {
  const forgotten: string[] = []
  const forgets = (what: string) => async () => {
    forgotten.push(what)
    return E.right(undefined)
  }
  const visit = visitAccount(
    {
      ...ports,
      memory: {
        ...quietPorts.memory,
        params: { ...quietPorts.memory.params, forget: forgets('params') },
      },
      orderMemory: { ...quietPorts.orderMemory, forget: forgets('order') },
      forgetForms: [forgets('lead'), forgets('login')],
    },
    credentials,
  )
  visit.tell(fareEdited(entered))
  return { ...visit, forgotten }
}
const everythingKept = ['order', 'lead', 'login', 'params']

describe('when the page begins', () => {
  it('no profile is requested for a guest', async () => {
    const visit = visitAccount()
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.asked).toEqual([])
  })

  it('the profile of a customer whom the browser remembers is requested, and prefills forms', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = visitAccount({ loadProfile: () => loading.task }, credentials)
    expect(visit.session()).toEqual({ status: 'restoring', credentials })
    expect(selectAsker(visit.state())).toEqual({ kind: 'guest' })
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.asked).toEqual([{ call: 'loadProfile', args: [credentials, 'request-1'] }])
    expect(visit.session()).toEqual(customer)
    expect(selectAsker(visit.state())).toEqual({
      kind: 'customer',
      name: 'Asha Rao',
      mobile: '9876543210',
      requirement: 'personal',
    })
  })

  it('a customer is called by the name of their profile, without its plus signs', async () => {
    const profile = { ...profileOfAsha, firstName: 'Asha+Devi', lastName: 'Rao+' }
    const visit = visitAccount({ loadProfile: () => TE.right(profile) }, credentials)
    await settle()
    expect(selectAsker(visit.state())).toMatchObject({ name: 'Asha Devi Rao' })
    expect(visit.session()).toMatchObject({ customer: { firstName: 'Asha Devi' } })
  })

  it('a customer whose profile is empty is a customer all the same', async () => {
    const visit = visitAccount({ loadProfile: () => TE.right(unknownProfile) }, credentials)
    await settle()
    expect(visit.session()).toEqual({
      status: 'customer',
      customer: { ...asha, name: '', firstName: '', email: '' },
    })
  })

  it.each(failures)('a session whose profile fails is cleared: %j', async (error) => {
    const visit = visitAccount({ loadProfile: () => TE.left(error) }, credentials)
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.browser.forgotten).toEqual(['unconfirmed'])
    expect(visit.reports).toEqual(
      told(error, { tag: 'ACCOUNT', about: `loadProfile: ${error.kind}` }),
    )
  })

  it('a session whose profile hangs is cleared at the deadline', async () => {
    const visit = visitAccount({ loadProfile: () => unanswered }, credentials)
    await pass(limits.requestDeadline - 1)
    expect(visit.session().status).toBe('restoring')
    await pass(1)
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
  })
})

describe('a connection that is back', () => {
  const makeLine = () => {
    const listeners = new Set<() => void>()
    return {
      onConnection: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      back: () => {
        for (const listener of listeners) listener()
      },
      listeners: () => listeners.size,
    }
  }

  it.each(['account', 'results', 'orders', 'booking'] as const)(
    'requests a profile again that was lost with the old one, on a page with %s only',
    async (only) => {
      let asked = 0
      let givenUp = 0
      const line = makeLine()
      const visit = visitAccount(
        {
          onConnection: line.onConnection,
          loadProfile: (_, __, abandonment) => {
            asked += 1
            abandonment?.onAbandon(() => {
              givenUp += 1
            })
            return asked === 1 ? unanswered : TE.right(profileOfAsha)
          },
        },
        credentials,
        { only },
      )
      await settle()
      expect(visit.session()).toMatchObject({ status: 'restoring' })
      line.back()
      await settle()
      expect(visit.session()).toEqual(customer)
      expect(givenUp).toBe(1)
    },
  )

  it('requests no profile for a customer who is confirmed', async () => {
    const line = makeLine()
    const visit = await visitCustomer({ onConnection: line.onConnection })
    line.back()
    await settle()
    expect(visit.asked).toHaveLength(1)
  })

  it('is listened for once, and no longer once the application has stopped', async () => {
    const line = makeLine()
    const visit = await visitCustomer({ onConnection: line.onConnection })
    expect(line.listeners()).toBe(1)
    visit.stop()
    expect(line.listeners()).toBe(0)
  })
})

describe('logging out', () => {
  it('ends the session here and at the service', async () => {
    const visit = await visitCustomer()
    visit.tell(logoutRequested())
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.browser.forgotten).toEqual(['left'])
    await settle()
    expect(visit.asked.at(-1)).toMatchObject({ call: 'logOut' })
    expect(visit.asked.at(-1)?.args[0]).toMatchObject(credentials)
  })

  it.each(failures)('ends the session here whatever the service says: %j', async (error) => {
    const visit = await visitCustomer({ logOut: () => TE.left(error) })
    visit.tell(logoutRequested())
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.reports).toEqual(told(error, { tag: 'ACCOUNT', about: `logOut: ${error.kind}` }))
  })

  it('ends the session at once even if the service hangs, and the next one too', async () => {
    const visit = await visitCustomer({ logOut: () => unanswered })
    visit.tell(logoutRequested())
    expect(visit.session()).toEqual(guest)
    visit.browser.keep(raviCredentials)
    visit.comeBack()
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: raviCredentials })
    visit.tell(logoutRequested())
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.askedCalls().filter((call) => call === 'logOut')).toHaveLength(2)
  })

  it('sends one request however often it is tapped', async () => {
    const visit = await visitCustomer({ logOut: () => unanswered })
    visit.tell(logoutRequested(), logoutRequested())
    await settle()
    expect(visit.askedCalls().filter((call) => call === 'logOut')).toHaveLength(1)
  })

  it('does nothing for a guest', async () => {
    const visit = visitAccount()
    visit.tell(logoutRequested())
    await settle()
    expect(visit.asked).toEqual([])
    expect(visit.session()).toEqual(guest)
  })

  it.each([
    E.right(profileOfAsha),
    E.left<RemoteError>({ kind: 'RefusalUnreadable', because: 'failed' }),
  ])('is not undone by a profile that arrives later', async (late) => {
    const loading = makePending<RemoteError, Profile>()
    const visit = visitAccount({ loadProfile: () => loading.task }, credentials)
    visit.tell(logoutRequested())
    loading.answer(late)
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.askedCalls()).toEqual(['loadProfile', 'logOut'])
  })
})

describe('coming back to the tab', () => {
  it('notices a login in another tab', async () => {
    const visit = visitAccount()
    visit.browser.change(credentials)
    visit.comeBack()
    await settle()
    expect(visit.session()).toEqual(customer)
  })

  it('notices a logout in another tab, without a request', async () => {
    const visit = await visitCustomer()
    visit.browser.change(null)
    visit.comeBack()
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.askedCalls()).toEqual(['loadProfile'])
  })

  it('notices that somebody else logged in in another tab', async () => {
    const visit = await visitCustomer()
    visit.browser.change(raviCredentials)
    visit.comeBack()
    await settle()
    expect(visit.asked.at(-1)?.args[0]).toEqual(raviCredentials)
    expect(visit.session()).toMatchObject({ status: 'customer', customer: raviCredentials })
  })

  it.each([null, credentials])('sends no request if nothing has changed: %j', async (kept) => {
    const visit = visitAccount({}, kept)
    await settle()
    const before = visit.asked.length
    visit.comeBack()
    visit.comeBack()
    await settle()
    expect(visit.asked).toHaveLength(before)
  })

  it('restores the customer of another tab, and ignores the profile requested before', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = visitAccount({ loadProfile: () => loading.task }, credentials)
    visit.browser.change(raviCredentials)
    visit.comeBack()
    loading.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(visit.session()).toEqual({ status: 'restoring', credentials: raviCredentials })
    expect(visit.browser.read()).toEqual(raviCredentials)
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: raviCredentials })
  })

  it.each(failures)(
    'restores the customer of another tab if its own cannot be confirmed: %j',
    async (error) => {
      const loading = makePending<RemoteError, Profile>()
      const visit = visitEntered({ loadProfile: () => loading.task })
      visit.browser.change(raviCredentials)
      loading.answer(E.left(error))
      await settle()
      expect(visit.session()).toEqual({ status: 'restoring', credentials: raviCredentials })
      expect(visit.form().input).toMatchObject(nothing)
      expect(visit.forgotten).toEqual(everythingKept)
      loading.answer(E.right(profileOfAsha))
      await settle()
      expect(visit.session()).toMatchObject({ status: 'customer', customer: raviCredentials })
      expect(visit.browser.read()).toEqual(raviCredentials)
    },
  )

  it('forgets a customer who logged out in another tab while being confirmed', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = visitEntered({ loadProfile: () => loading.task })
    visit.browser.change(null)
    loading.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.form().input).toMatchObject(nothing)
    expect(visit.forgotten).toEqual(everythingKept)
  })

  it('keeps what was entered if the customer could not be confirmed', async () => {
    const visit = visitEntered({
      loadProfile: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
    })
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.form().input).toMatchObject(entered)
    expect(visit.forgotten).toEqual([])
  })

  it('keeps a customer who logged in while another profile was loading', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = visitAccount({ loadProfile: () => loading.task }, credentials)
    visit.tell(customerRecognised({ ...asha, requirement: 'business' }))
    loading.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
    await settle()
    expect(visit.session()).toMatchObject({ customer: { requirement: 'business' } })
    expect(visit.browser.read()).toEqual(credentials)
  })

  it('is not noticed once the application has stopped', async () => {
    let listeners = 0
    const visit = visitAccount({
      onReturn: () => {
        listeners += 1
        return () => {
          listeners -= 1
        }
      },
    })
    await settle()
    expect(listeners).toBe(1)
    visit.stop()
    expect(listeners).toBe(0)
  })
})

describe('credentials that the service rejects', () => {
  it('end the session, and are not tried again by the next visit', async () => {
    const visit = await visitCustomer()
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toBeNull()
    expect(visit.browser.forgotten).toEqual(['refused'])
    expect(visit.askedCalls()).toEqual(['loadProfile'])
  })

  it('do not end a session that began since', async () => {
    const visit = await visitCustomer()
    visit.tell(credentialsRefused(raviCredentials))
    await settle()
    expect(visit.session()).toEqual(customer)
    expect(visit.browser.read()).toEqual(credentials)
  })

  it('change nothing for a guest', async () => {
    const visit = visitAccount()
    visit.browser.change(raviCredentials)
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.browser.read()).toEqual(raviCredentials)
    expect(visit.asked).toEqual([])
  })

  it('do not clear what their customer entered', async () => {
    const visit = visitEntered()
    await settle()
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.form().input).toMatchObject(entered)
    expect(visit.forgotten).toEqual([])
  })

  it('clear what was entered if their customer has logged out in another tab', async () => {
    const visit = visitEntered()
    await settle()
    visit.browser.change(null)
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toEqual(guest)
    expect(visit.form().input).toMatchObject(nothing)
    expect(visit.forgotten).toEqual(everythingKept)
    visit.comeBack()
    await settle()
    expect(visit.askedCalls()).toEqual(['loadProfile'])
    expect(visit.forgotten).toEqual(everythingKept)
  })

  it('are replaced by those of another customer who logged in in another tab', async () => {
    const visit = visitEntered()
    await settle()
    visit.browser.change(raviCredentials)
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: raviCredentials })
    expect(visit.browser.read()).toEqual(raviCredentials)
    expect(visit.form().input).toMatchObject(nothing)
    expect(visit.forgotten).toEqual(everythingKept)
  })

  it('are replaced by newer ones of the same customer from another tab', async () => {
    const visit = visitEntered()
    await settle()
    const again = { ...credentials, authToken: 'token-of-asha-again' }
    visit.browser.change(again)
    visit.tell(credentialsRefused(credentials))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: again })
    expect(visit.browser.read()).toEqual(again)
    expect(visit.form().input).toMatchObject(entered)
    expect(visit.forgotten).toEqual([])
  })
})

describe('a requirement that a customer names after their login', () => {
  const stateAfter = (visit: ReturnType<typeof visitAccount>): Session => {
    visit.tell(requirementNamed('business'))
    return visit.session()
  }

  it('is known from then on', async () => {
    const visit = await visitCustomer()
    visit.tell(customerRecognised({ ...asha, requirement: null }))
    expect(stateAfter(visit)).toEqual({
      status: 'customer',
      customer: { ...asha, requirement: 'business' },
    })
  })

  it('changes nothing if one was known', async () => {
    expect(stateAfter(await visitCustomer())).toEqual(customer)
  })

  it('makes no customer of a guest', () => {
    expect(stateAfter(visitAccount())).toEqual(guest)
    expect(stateAfter(visitAccount({ loadProfile: () => unanswered }, credentials))).toEqual({
      status: 'restoring',
      credentials,
    })
  })
})

it('only a session that ended by a logout counts as left', () => {
  expect(hasLeft(sessionEnded('left'))).toBe(true)
  const another = { type: 'another step', payload: 'left' }
  for (const step of [sessionEnded('refused'), sessionEnded('unconfirmed'), another]) {
    expect(hasLeft(step)).toBe(false)
  }
})
