import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { awaitCustomer } from '../../../src/application/session/awaitCustomer.ts'
import { selectSession } from '../../../src/application/session/session.selectors.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { makePending, settle } from '../../support/visitStore.ts'

const credentials: Credentials = { authToken: asha.authToken, mobile: asha.mobile }

/** A flow that waits to learn who is logged in, and what it has learned so far. */
const enter = (kept: Credentials | null) => {
  const loading = makePending<RemoteError, Profile>()
  const visit = visitAccount({ loadProfile: () => loading.task }, kept)
  const heard: Array<Credentials | null> = []
  function* wonder() {
    heard.push(yield* awaitCustomer(selectSession))
  }
  visit.add({ mount: () => undefined, flows: [{ name: 'wonder', run: wonder }] })
  return { ...visit, loading, heard }
}

describe('a flow that waits for a customer', () => {
  it('hears of a guest at once', () => {
    expect(enter(null).heard).toEqual([null])
  })

  it('hears of a customer who is being restored once they are confirmed, with their credentials', async () => {
    const visit = enter(credentials)
    await settle()
    expect(visit.heard).toEqual([])
    visit.loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.heard).toEqual([credentials])
  })

  it('hears of a guest if the kept session has ended', async () => {
    const visit = enter(credentials)
    visit.loading.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(visit.heard).toEqual([null])
  })

  it('does not hear of a customer whom another tab replaced, but of the new one', async () => {
    const visit = enter(credentials)
    const ravi = { authToken: 'token-of-ravi', mobile: '9812345678' }
    visit.browser.change(ravi)
    visit.comeBack()
    visit.loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.heard).toEqual([])
    visit.loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.heard).toEqual([ravi])
  })

  it('hears of a guest if the customer logs out before they are confirmed', async () => {
    const visit = enter(credentials)
    visit.tell(logoutRequested())
    await settle()
    expect(visit.heard).toEqual([null])
  })
})
