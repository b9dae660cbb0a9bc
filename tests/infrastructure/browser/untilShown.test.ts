import { expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { makeUntilShown } from '../../../src/infrastructure/browser/untilShown.ts'
import { withinDeadline } from '../../../src/infrastructure/http/withinDeadline.ts'

// Not the global one, which is shown by itself once it has loaded.
const window = new EventTarget()
const isLeft = () => window.dispatchEvent(new Event('pagehide'))
const isShown = () => window.dispatchEvent(new Event('pageshow'))

/** A call of a page that breaks off, and how it has ended so far, each time. */
const brokenOff = (deadline: number) => {
  const answers: unknown[] = []
  const patience = { deadline, isOnline: () => true, untilShown: makeUntilShown(window) }
  const call = async () => {
    answers.push(await withinDeadline(patience, () => Promise.reject(new Error('left')))())
  }
  return { answers, call }
}
/** Until everything that only waits for its turn is done. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

const connection = E.left({ kind: 'Unreachable', because: 'connection' })

it('a call that breaks off fails soon while the page is shown', async () => {
  const { answers, call } = brokenOff(10_000)
  await call()
  expect(answers).toEqual([connection])
})

it('a call that breaks off while the page is being left fails once the page is shown again, every time', async () => {
  const { answers, call } = brokenOff(10_000)
  for (const times of [1, 2]) {
    isLeft()
    const called = call()
    await aMoment()
    expect(answers).toHaveLength(times - 1)
    isShown()
    await called
    expect(answers).toHaveLength(times)
  }
  expect(answers).toEqual([connection, connection])
})

it('a call that breaks off while the page is being left ends at its deadline, if the page stays after all', async () => {
  const { answers, call } = brokenOff(10)
  isLeft()
  await call()
  isShown()
  expect(answers).toEqual([E.left({ kind: 'Unreachable', because: 'timeout' })])
})

// As Firefox and Safari do, which stop the page's network as they set out for the next page.
const setsOut = () => window.dispatchEvent(new Event('beforeunload'))

it.each([
  [
    'just after',
    async (call: () => Promise<void>) => {
      setsOut()
      await aMoment()
      return call()
    },
  ],
  [
    'just before',
    async (call: () => Promise<void>) => {
      const called = call()
      await aMoment()
      setsOut()
      return called
    },
  ],
])(
  'a call that breaks off %s the browser sets out for the next page fails once this one is shown again',
  async (_, breakOff) => {
    const { answers, call } = brokenOff(10_000)
    const called = breakOff(call)
    // The next page lets wait for itself longer than it takes to be sure that the call failed by itself.
    await new Promise((resolve) => setTimeout(resolve, 500))
    isLeft()
    expect(answers).toEqual([])
    isShown()
    await called
    expect(answers).toEqual([connection])
  },
)

it('a call that breaks off after the browser set out for what is no page fails soon', async () => {
  const { answers, call } = brokenOff(10_000)
  setsOut()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await call()
  expect(answers).toEqual([connection])
})
