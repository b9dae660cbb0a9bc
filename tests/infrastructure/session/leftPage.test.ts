import { expect, it } from '@jest/globals'
import { limits } from '../../../config/market/limits.ts'
import { makeOnReturn } from '../../../src/infrastructure/browser/onReturn.ts'
import { makeUntilShown } from '../../../src/infrastructure/browser/untilShown.ts'
import { withinDeadline } from '../../../src/infrastructure/http/withinDeadline.ts'
import { asha, makeCredentialMemory, profileOfAsha } from '../../support/account.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'

const isShownAgain = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it('asks anew whether a customer is logged in, if they left the page meanwhile and come back to it', async () => {
  const browser = makeCredentialMemory(asha)
  const untilShown = makeUntilShown(window)
  const calls: Array<{ readonly breakOff: () => void; readonly answer: () => void }> = []
  const called = () =>
    new Promise<typeof profileOfAsha>((resolve, reject) => {
      calls.push({
        breakOff: () => reject(new Error('left')),
        answer: () => resolve(profileOfAsha),
      })
    })
  const { state } = visitStore({
    credentials: browser,
    onReturn: makeOnReturn({ window, document }),
    loadProfile: (_, __, abandonment) =>
      withinDeadline(
        { deadline: limits.requestDeadline, isOnline: () => true, untilShown, abandonment },
        called,
      ),
  })
  await settle()

  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  calls[0]?.breakOff()
  await settle()
  isShownAgain()
  window.dispatchEvent(new Event('focus'))
  await pass(1000)
  expect(calls).toHaveLength(2)

  calls[1]?.answer()
  await settle()
  expect(state().session).toMatchObject({ status: 'customer', customer: { name: asha.name } })
  expect(browser.read()).toMatchObject({ authToken: asha.authToken })
})
