import { describe, expect, it } from '@jest/globals'
import { either as E, type taskEither as TE } from 'fp-ts'
import { runSaga } from 'redux-saga'
import { ask } from '../../../src/application/flow/ask.ts'
import type { Abandonment } from '../../../src/application/ports/abandonment.port.ts'

type Question = (abandonment: Abandonment) => TE.TaskEither<never, string>

const asking = (question: Question) => {
  const heard: unknown[] = []
  function* asker() {
    const answer = yield* ask(question)
    heard.push(answer)
  }
  return { heard, task: runSaga({}, asker) }
}

describe('asking a port', () => {
  it('waits for its answer', async () => {
    let stops = 0
    const { heard, task } = asking(({ onAbandon }) => {
      onAbandon(() => {
        stops += 1
      })
      return () => Promise.resolve(E.right('yes'))
    })
    await task.toPromise()
    expect(heard).toEqual([E.right('yes')])
    expect(stops).toBe(0)
  })

  it('tells the port to stop when its answer is no longer awaited, and does nothing after that', () => {
    let stops = 0
    const { heard, task } = asking(({ onAbandon }) => {
      onAbandon(() => {
        stops += 1
      })
      return () => new Promise(() => undefined)
    })
    task.cancel()
    expect(stops).toBe(1)
    expect(heard).toEqual([])
    expect(task.isRunning()).toBe(false)
  })

  it.each([
    ['at once where nobody waits any more', true, 1],
    ['never where it has answered', false, 0],
  ])('tells a port to stop that registers for it late: %s', async (_, isCancelled, told) => {
    const late: Abandonment[] = []
    let stops = 0
    const { task } = asking((abandonment) => {
      late.push(abandonment)
      return isCancelled
        ? () => new Promise(() => undefined)
        : () => Promise.resolve(E.right('yes'))
    })
    if (isCancelled) task.cancel()
    else await task.toPromise()
    late[0]?.onAbandon(() => {
      stops += 1
    })
    expect(stops).toBe(told)
  })
})
