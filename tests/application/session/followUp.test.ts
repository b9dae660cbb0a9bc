import { describe, expect, it } from '@jest/globals'
import { takeEvery } from 'typed-redux-saga'
import { authClosed } from '../../../src/application/session/auth.slice.ts'
import { type FollowUp, loginFollowed } from '../../../src/application/session/loginFollowed.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { asha } from '../../support/account.ts'
import { nothingKnown, visitAccount } from '../../support/visitAccount.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { pass, settle } from '../../support/visitStore.ts'
import { enterCode, logIn } from './visitAuth.ts'

const booking = { kind: 'bookVehicle', vehicleId: 3 } as const

/** A visit, and the follow-ups of its logins. */
const visitFollowed = (ports: Partial<WorldNeeds> = {}) => {
  const followed: FollowUp[] = []
  const visit = visitAccount(ports)
  visit.add({
    mount: () => undefined,
    flows: [
      {
        name: 'followed',
        run: function* followedSaga() {
          yield* takeEvery(loginFollowed.match, ({ payload }) => {
            followed.push(payload)
          })
        },
      },
    ],
  })
  return { visit, followed }
}

describe('entering the code', () => {
  it('closes the modal after 500 ms, and then continues with what it was opened for', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    expect(visit.auth().step).toBe('done')
    await pass(499)
    expect(visit.auth().step).toBe('done')
    expect(followed).toEqual([])
    await pass(1)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it('continues even if the modal is closed earlier, and keeps a modal opened since', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    visit.tell(authClosed())
    visit.openSignup()
    await pass(500)
    expect(visit.auth().step).toBe('signup')
    expect(followed).toEqual([booking])
  })

  it('leads to nothing on another page that the customer went to before the modal closed', async () => {
    let url = 'https://hathi.example/en-IN/fare_estimate_mob'
    const { visit, followed } = visitFollowed({ readPage: () => ({ url, isDeviceMobile: true }) })
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    visit.tell(authClosed())
    url = 'https://hathi.example/en-IN'
    await pass(500)
    expect(visit.session().status).toBe('customer')
    expect(followed).toEqual([])
  })

  it('is not needed after a login in another tab: the modal continues without it', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    visit.browser.change({ authToken: asha.authToken, mobile: asha.mobile })
    visit.comeBack()
    await settle()
    expect(visit.auth().step).toBe('done')
    await pass(500)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it('is not needed if a login in another tab came before the modal', async () => {
    const { visit, followed } = visitFollowed()
    visit.browser.change({ authToken: asha.authToken, mobile: asha.mobile })
    visit.comeBack()
    await settle()
    const start = { checksExistence: false, followUp: booking }
    visit.tell(loginWanted({ start, known: nothingKnown }))
    expect(visit.auth().step).toBe('done')
    expect(visit.state().loginWanted).toEqual({ status: 'none' })
    await pass(500)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it.each([null, { authToken: 'token-of-kiran', mobile: '9811122233' }])(
    'leads to nothing if another tab keeps %j before the modal closes',
    async (kept) => {
      const { visit, followed } = visitFollowed()
      visit.openLogin({ followUp: booking })
      await logIn(visit)
      await enterCode(visit)
      visit.browser.change(kept)
      visit.comeBack()
      await settle()
      await pass(500)
      expect(visit.auth()).toEqual({ step: 'closed' })
      expect(followed).toEqual([])
    },
  )
})
