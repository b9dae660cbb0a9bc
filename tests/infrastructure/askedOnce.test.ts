import { describe, expect, it } from '@jest/globals'
import { askedOnce } from '../../src/infrastructure/askedOnce.ts'

const gone = new Error('ChunkLoadError')

describe('a part that is loaded once', () => {
  it('is the same for all who ask, from the first request on', async () => {
    let loads = 0
    const ask = askedOnce(async () => {
      loads += 1
      return `load ${loads}`
    })
    expect(loads).toBe(0)
    expect(await Promise.all([ask(), ask()])).toEqual(['load 1', 'load 1'])
    expect(await ask()).toBe('load 1')
  })

  it('is loaded again after a failed load, which rejects for everybody who waited for it', async () => {
    let loads = 0
    const ask = askedOnce(async () => {
      loads += 1
      if (loads === 1) throw gone
      return `load ${loads}`
    })
    const together = await Promise.allSettled([ask(), ask()])
    expect(together).toEqual([
      { status: 'rejected', reason: gone },
      { status: 'rejected', reason: gone },
    ])
    expect(await Promise.all([ask(), ask()])).toEqual(['load 2', 'load 2'])
  })

  it('is not loaded a third time by a caller that hears late of the first failure', async () => {
    let fail: (failure: Error) => void = () => undefined
    const first = new Promise<string>((_, reject) => {
      fail = reject
    })
    let loads = 0
    const ask = askedOnce(() => {
      loads += 1
      return loads === 1 ? first : Promise.resolve(`load ${loads}`)
    })
    const early = ask()
    // Between the two callers that wait, a third one hears of the failure and asks again.
    const anew = first.catch(() => ask())
    const late = ask()
    fail(gone)
    await Promise.allSettled([early, late])
    expect(await anew).toBe('load 2')
    expect(await ask()).toBe('load 2')
  })

  it('rejects if the load throws, and is then loaded again', async () => {
    let loads = 0
    const ask = askedOnce((): Promise<string> => {
      loads += 1
      if (loads === 1) throw gone
      return Promise.resolve('here')
    })
    await expect(ask()).rejects.toBe(gone)
    expect(await ask()).toBe('here')
  })
})
