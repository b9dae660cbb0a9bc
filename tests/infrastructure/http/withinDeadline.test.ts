import { afterEach, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import { withinDeadline } from '../../../src/infrastructure/http/withinDeadline.ts'

const patience = { deadline: 1_000, isOnline: () => true }

const connection = E.left({ kind: 'Unreachable', because: 'connection' })

const never = () => new Promise<never>(() => {})

afterEach(() => {
  jest.useRealTimers()
})

it('a call with a deadline returns the result of its work', async () => {
  await expect(withinDeadline(patience, () => Promise.resolve(3))()).resolves.toEqual(E.right(3))
})

it('a call with a deadline never rejects, whether its work rejects or throws', async () => {
  const rejects = () => Promise.reject(new Error('later'))
  const throws = () => {
    throw new Error('at once')
  }
  await expect(withinDeadline(patience, rejects)()).resolves.toEqual(connection)
  await expect(withinDeadline(patience, throws)()).resolves.toEqual(connection)
})

it('a device that cannot tell counts as online', async () => {
  const isOnline = () => {
    throw new Error('no navigator')
  }
  const rejects = () => Promise.reject(new Error('refused'))
  await expect(withinDeadline({ ...patience, isOnline }, rejects)()).resolves.toEqual(connection)
})

it('a call with a deadline never rejects, even if its abandonment cannot be observed', async () => {
  const abandonment = {
    onAbandon: () => {
      throw new Error('no way to tell')
    },
  }
  await expect(withinDeadline({ ...patience, abandonment }, never)()).resolves.toEqual(connection)
})

it('a call with a deadline may wait very long', async () => {
  const late = () => new Promise<number>((resolve) => setTimeout(resolve, 20, 3))
  for (const deadline of [2 ** 31, Number.POSITIVE_INFINITY]) {
    await expect(withinDeadline({ ...patience, deadline }, late)()).resolves.toEqual(E.right(3))
  }
})

it('a call with a deadline ends work that ignores its signal', async () => {
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return never()
  }
  await expect(withinDeadline({ ...patience, deadline: 10 }, work)()).resolves.toEqual(
    E.left({ kind: 'Unreachable', because: 'timeout' }),
  )
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('a call with a deadline hears what comes as a page wakes that slept past the deadline', async () => {
  jest.useFakeTimers()
  let answer = (_: number) => {}
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<number>((resolve) => {
      answer = resolve
    })
  }
  const unanswered = withinDeadline(patience, work)()
  const answered = withinDeadline(patience, work)()
  // A page that wakes runs each timer that is overdue once, before anything else.
  jest.runOnlyPendingTimers()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  answer(3)
  await expect(answered).resolves.toEqual(E.right(3))
  jest.advanceTimersByTime(100)
  await expect(unanswered).resolves.toEqual(E.left({ kind: 'Unreachable', because: 'timeout' }))
})
