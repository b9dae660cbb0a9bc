import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { RedeemCodeError } from '../../../src/application/session/customer.port.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { makePending, pass, settle } from '../../support/visitStore.ts'
import { enterCode, unreachable, visitNewcomersOtp, visitOtp } from './visitAuth.ts'

describe('entering the code', () => {
  it('keeps what a new customer agreed to if they return to the tab while the profile loads', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = await visitNewcomersOtp({ loadProfile: () => loading.task })
    await enterCode(visit)
    visit.comeBack()
    await settle()
    expect(visit.askedCalls().filter((call) => call === 'loadProfile')).toHaveLength(1)
    loading.answer(E.right({ ...profileOfAsha, firstName: 'Ravi', lastName: 'Kumar' }))
    await settle()
    const session = visit.session()
    const customer = session.status === 'customer' ? session.customer : null
    expect(customer).toMatchObject({ name: 'Ravi Kumar', whatsappConsent: false })
    expect(customer?.agreedDocuments).toHaveLength(2)
  })

  it('keeps the customer logged in if they return to the tab while the service fails', async () => {
    const loading = makePending<RemoteError, Profile>()
    let asked = 0
    const visit = await visitOtp({
      loadProfile: () => {
        asked += 1
        return asked === 1 ? loading.task : TE.left({ kind: 'Unreachable', because: 'offline' })
      },
    })
    await enterCode(visit)
    visit.comeBack()
    await settle()
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toEqual({
      status: 'customer',
      customer: { ...asha, requirement: null },
    })
    expect(visit.browser.read()).not.toBeNull()
  })

  it('gives way to a customer who logs in in another tab meanwhile', async () => {
    const redeeming = makePending<RedeemCodeError, { authToken: string; mobile: string }>()
    const visit = await visitOtp({ redeemCode: () => redeeming.task })
    await enterCode(visit)
    visit.browser.change({ authToken: 'token-of-ravi', mobile: '9812345678' })
    visit.comeBack()
    await settle()
    redeeming.answer(E.right(asha))
    await pass(limits.modalCloseDelay)
    expect(visit.session()).toMatchObject({ customer: { mobile: '9812345678' } })
    expect(visit.browser.read()).toMatchObject({ mobile: '9812345678' })
  })

  it('restores the customer of another tab if the profile fails', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    const kiran = {
      authToken: 'token-of-kiran',
      mobile: '9811122233',
      requirement: 'personal',
    } as const
    visit.browser.change(kiran)
    profile.answer(E.left(unreachable))
    await settle()
    expect(visit.browser.read()).toEqual(kiran)
    expect(visit.session()).toMatchObject({ status: 'restoring', credentials: kiran })
  })

  it.each([true, false])(
    'gives way to another customer who logged in in another tab while the profile loaded (seen: %j)',
    async (seen) => {
      const ours = makePending<RemoteError, Profile>()
      const theirs: Array<typeof ours> = []
      const kiran = { authToken: 'token-of-kiran', mobile: '9811122233' }
      const visit = await visitOtp({
        loadProfile: ({ authToken }) => {
          if (authToken !== kiran.authToken) return ours.task
          const asked = makePending<RemoteError, Profile>()
          theirs.push(asked)
          return asked.task
        },
      })
      await enterCode(visit)
      visit.browser.change(kiran)
      if (seen) visit.comeBack()
      ours.answer(E.right(profileOfAsha))
      await settle()
      for (const asked of theirs) asked.answer(E.right({ ...profileOfAsha, mobile: kiran.mobile }))
      await settle()
      expect(visit.session()).toMatchObject({ status: 'customer', customer: kiran })
      expect(visit.auth()).toEqual({ step: 'closed' })
    },
  )

  it('logs nobody in whom another tab logged out while the profile loaded', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    visit.browser.change(null)
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toEqual({ status: 'guest' })
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('logs in a customer whom another tab has logged in as well', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    visit.browser.change({ authToken: 'newer', mobile: asha.mobile })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.auth().step).toBe('done')
  })
})
