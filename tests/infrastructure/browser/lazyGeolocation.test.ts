import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { LocateCustomer } from '../../../src/application/place/locateCustomer.port.ts'
import { makeLazyGeolocation } from '../../../src/infrastructure/browser/lazyGeolocation.ts'

const here = { lat: 12.935212, lng: 77.6245 }
const unreached = (because: 'connection' | 'offline' | 'timeout') =>
  E.left({ kind: 'Unreachable', because })

/** Geolocation whose loads end as the given ones do; the last one repeats. */
const loadedWhile =
  (isOnline: boolean) =>
  (...loads: ReadonlyArray<() => Promise<LocateCustomer>>) => {
    let tries = 0
    return makeLazyGeolocation(
      () => {
        const load = loads[Math.min(tries, loads.length - 1)]
        tries += 1
        return load === undefined ? Promise.reject(new Error('nothing to load')) : load()
      },
      { deadline: 10_000, isOnline: () => isOnline },
    )
  }
const loadedBy = loadedWhile(true)
const comes = (locate: LocateCustomer) => () => Promise.resolve(locate)
const fails = () => Promise.reject(new Error('ChunkLoadError'))
const hangs = () => new Promise<LocateCustomer>(() => undefined)

describe('geolocation that is loaded when it is needed', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('says where the customer is, or why it cannot', async () => {
    expect(await loadedBy(comes(TE.right(here)))()).toEqual(E.right(here))
    const denied = loadedBy(comes(TE.left({ kind: 'LocationDenied' })))
    expect(await denied()).toEqual(E.left({ kind: 'LocationDenied' }))
  })

  it('is loaded a second time if the connection fails for a moment, and again for the next request', async () => {
    expect(await loadedBy(fails, comes(TE.right(here)))()).toEqual(E.right(here))
    const locate = loadedBy(fails, fails, comes(TE.right(here)))
    expect(await locate()).toEqual(unreached('connection'))
    expect(await locate()).toEqual(E.right(here))
  })

  it('says that the device is offline, not that it does not know where it is', async () => {
    expect(await loadedWhile(false)(fails)()).toEqual(unreached('offline'))
  })

  it('does not keep the customer waiting for a load that hangs', async () => {
    const answered = loadedBy(hangs)()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await Promise.race([answered, Promise.resolve('waiting')])).toEqual(unreached('timeout'))
  })

  it('waits for a customer who is asked for permission as long as its adapter does', async () => {
    const locate = loadedBy(
      comes(() => new Promise((resolve) => setTimeout(() => resolve(E.right(here)), 25_000))),
    )
    const answered = locate()
    await jest.advanceTimersByTimeAsync(25_000)
    expect(await answered).toEqual(E.right(here))
  })
})
