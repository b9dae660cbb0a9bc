import { expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { momentLater } from '../../../src/infrastructure/browser/nextTask.ts'
import { makeOnReturn } from '../../../src/infrastructure/browser/onReturn.ts'
import { makeUntilShown } from '../../../src/infrastructure/browser/untilShown.ts'
import { withinDeadline } from '../../../src/infrastructure/http/withinDeadline.ts'
import { lazily } from '../../../src/infrastructure/lazily.ts'
import { asha, makeCredentialMemory, profileOfAsha } from '../../support/account.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'

/** A customer whose session waits for the script of the profile's call. */
const visitLoading = () => {
  const browser = makeCredentialMemory(asha)
  const loads: Array<{ readonly breakOff: () => void; readonly arrive: () => void }> = []
  const load = () =>
    new Promise<() => TE.TaskEither<never, typeof profileOfAsha>>((resolve, reject) => {
      loads.push({
        breakOff: () => reject(new Error('left')),
        arrive: () => resolve(() => TE.right(profileOfAsha)),
      })
    })
  const { state } = visitStore({
    credentials: browser,
    onReturn: makeOnReturn({ window, document }),
    loadProfile: lazily(load, {
      deadline: limits.requestDeadline,
      isOnline: () => true,
      untilShown: momentLater,
    }),
  })
  return { browser, loads, state }
}

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

it('keeps a customer whose page is left while the script of the call loads: no timer runs any more', async () => {
  const { browser, loads, state } = visitLoading()
  await settle()
  loads[0]?.breakOff()
  await settle()
  loads[1]?.breakOff()
  await settle()
  expect(browser.read()).toMatchObject({ authToken: asha.authToken })
  // The page stays after all: the script did not load.
  await pass(2000)
  expect(state().session).toEqual({ status: 'guest' })
  expect(browser.read()).toBeNull()
})

it('loads the script of the call anew for a customer who comes back to the page', async () => {
  const { loads, state } = visitLoading()
  await settle()
  loads[0]?.breakOff()
  await settle()
  loads[1]?.breakOff()
  isShownAgain()
  await pass(1999)
  loads[2]?.arrive()
  await pass(1000)
  expect(state().session).toMatchObject({ status: 'customer', customer: { name: asha.name } })
})
