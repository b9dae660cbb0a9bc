import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E, type taskEither as TE } from 'fp-ts'
import { runSaga } from 'redux-saga'
import { askWithin, within } from '../../../src/application/flow/within.ts'

type Late = { readonly port: TE.TaskEither<never, string>; readonly answer: () => void }

const answeredLate = (): Late => {
  let answer = () => {}
  const answered = new Promise<E.Either<never, string>>((resolve) => {
    answer = () => resolve(E.right('yes'))
  })
  return { port: () => answered, answer }
}

const waits = [
  ['a port', (port: Late['port']) => within(15_000, port)],
  ['a question', (port: Late['port']) => askWithin(15_000, () => port)],
] as const

const timeout = E.left({ kind: 'Unreachable', because: 'timeout' })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe.each(waits)('waiting for %s', (_, wait) => {
  const waiting = () => {
    const heard: unknown[] = []
    const { port, answer } = answeredLate()
    runSaga({}, function* waiter() {
      heard.push(yield* wait(port))
    })
    return { heard, answer }
  }

  it('ends at the deadline, and not before', async () => {
    const { heard } = waiting()
    await jest.advanceTimersByTimeAsync(14_999)
    expect(heard).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(heard).toEqual([timeout])
  })

  it('hears what comes as a page wakes that slept past the deadline', async () => {
    const { heard, answer } = waiting()
    // A page that wakes runs each timer that is overdue once, before anything else.
    await jest.runOnlyPendingTimersAsync()
    answer()
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([E.right('yes')])
  })

  it('ends soon after a page has woken to no answer', async () => {
    const { heard } = waiting()
    await jest.runOnlyPendingTimersAsync()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(heard).toEqual([timeout])
  })
})
