import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { lazily } from '../../src/infrastructure/lazily.ts'

const double = (n: number): TE.TaskEither<{ readonly kind: 'TooLarge' }, number> =>
  n > 10 ? TE.left({ kind: 'TooLarge' }) : TE.right(2 * n)

const patience = { deadline: 15_000, isOnline: () => true }
const unreachable = (because: string) => E.left({ kind: 'Unreachable', because })

describe('a port that is loaded lazily', () => {
  it('gives the results and the failures of the port', async () => {
    const port = lazily(() => Promise.resolve(double), patience)
    expect(await port(4)()).toEqual(E.right(8))
    expect(await port(11)()).toEqual(E.left({ kind: 'TooLarge' }))
  })

  it('is loaded once, when somebody first calls it', async () => {
    let loads = 0
    const port = lazily(() => {
      loads += 1
      return Promise.resolve(double)
    }, patience)
    const question = port(1)
    expect(loads).toBe(0)
    await Promise.all([question(), port(2)(), question()])
    await question()
    expect(loads).toBe(1)
  })

  it('is loaded a second time if the connection fails for a moment', async () => {
    let loads = 0
    const port = lazily(() => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(double)
    }, patience)
    expect(await Promise.all([port(1)(), port(2)()])).toEqual([E.right(2), E.right(4)])
    expect(loads).toBe(2)
  })

  it('is unreachable if it does not load, and is loaded again for the next call', async () => {
    let loads = 0
    const port = lazily(() => {
      loads += 1
      return loads <= 2 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(double)
    }, patience)
    const together = await Promise.all([port(1)(), port(2)()])
    expect(together).toEqual([unreachable('connection'), unreachable('connection')])
    expect(await port(3)()).toEqual(E.right(6))
    expect(loads).toBe(3)
  })

  it('distinguishes a device without a network', async () => {
    const port = lazily(() => Promise.reject(new Error('ChunkLoadError')), {
      ...patience,
      isOnline: () => false,
    })
    expect(await port()()).toEqual(unreachable('offline'))
  })

  it('does not throw if the loader does', async () => {
    const port = lazily((): Promise<typeof double> => {
      throw new Error('no chunk table')
    }, patience)
    expect(await port(1)()).toEqual(unreachable('connection'))
  })
})

describe('a chunk that never arrives', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is given up at the deadline', async () => {
    const port = lazily(() => new Promise<typeof double>(() => undefined), patience)
    const asked = port(1)()
    await jest.advanceTimersByTimeAsync(14_999)
    expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(await asked).toEqual(unreachable('timeout'))
  })

  it('leaves no timer behind once it has come', async () => {
    await lazily(() => Promise.resolve(double), patience)(1)()
    expect(jest.getTimerCount()).toBe(0)
  })
})
