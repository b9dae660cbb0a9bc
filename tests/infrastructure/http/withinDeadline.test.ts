import { expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { withinDeadline } from '../../../src/infrastructure/http/withinDeadline.ts'

const patience = { deadline: 1_000, isOnline: () => true }

const connection = E.left({ kind: 'Unreachable', because: 'connection' })

const never = () => new Promise<never>(() => {})

it('answers what the work answers', async () => {
  await expect(withinDeadline(patience, () => Promise.resolve(3))()).resolves.toEqual(E.right(3))
})

it('never rejects, whenever the work fails', async () => {
  const rejects = () => Promise.reject(new Error('later'))
  const throws = () => {
    throw new Error('at once')
  }
  await expect(withinDeadline(patience, rejects)()).resolves.toEqual(connection)
  await expect(withinDeadline(patience, throws)()).resolves.toEqual(connection)
})

it('takes a device for online that cannot tell', async () => {
  const isOnline = () => {
    throw new Error('no navigator')
  }
  const rejects = () => Promise.reject(new Error('refused'))
  await expect(withinDeadline({ ...patience, isOnline }, rejects)()).resolves.toEqual(connection)
})

it('never rejects where it cannot be told when it is abandoned', async () => {
  const abandonment = {
    onAbandon: () => {
      throw new Error('no way to tell')
    },
  }
  await expect(withinDeadline({ ...patience, abandonment }, never)()).resolves.toEqual(connection)
})

it('waits however long it is told to', async () => {
  const late = () => new Promise<number>((resolve) => setTimeout(resolve, 20, 3))
  for (const deadline of [2 ** 31, Number.POSITIVE_INFINITY]) {
    await expect(withinDeadline({ ...patience, deadline }, late)()).resolves.toEqual(E.right(3))
  }
})

it('ends work that does not heed its signal', async () => {
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
