import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Feature } from '../../src/application/store/createAppStore.ts'
import { addedOnce } from '../../src/composition/addedOnce.ts'

// A browser has it, but jsdom does not.
Object.assign(globalThis, { MessageChannel })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const feature: Feature = { mount: () => undefined, flows: [] }

/** A feature that loads unless the network is down, and the features added to the store. */
const enter = () => {
  const added: Feature[] = []
  const network = { isDown: false, loads: 0 }
  const wanted = addedOnce(
    (given) => added.push(given),
    () => {
      network.loads += 1
      return network.isDown ? Promise.reject(new Error('down')) : Promise.resolve(feature)
    },
  )
  return { wanted, added, network }
}

describe('a feature that several screens want', () => {
  it('is loaded and added once, and all screens wait for the same promise', async () => {
    const { wanted, added, network } = enter()
    expect(wanted()).toBe(wanted())
    await wanted()
    await wanted()
    expect(network.loads).toBe(1)
    expect(added).toEqual([feature])
  })

  it('is loaded again at once when its first load fails', async () => {
    const { wanted, added, network } = enter()
    network.isDown = true
    const waiting = wanted()
    network.isDown = false
    await waiting
    expect(network.loads).toBe(2)
    expect(added).toEqual([feature])
  })

  it('rejects for all who wait when both loads fail, and without another load shortly after', async () => {
    const { wanted, added, network } = enter()
    network.isDown = true
    await expect(wanted()).rejects.toThrow('down')
    await expect(wanted()).rejects.toThrow('down')
    expect(network.loads).toBe(2)
    expect(added).toEqual([])
  })

  it('is loaded again when it is wanted some time after a failure', async () => {
    const { wanted, added, network } = enter()
    network.isDown = true
    await expect(wanted()).rejects.toThrow('down')
    network.isDown = false
    await jest.advanceTimersByTimeAsync(500)
    await wanted()
    expect(network.loads).toBe(3)
    expect(added).toEqual([feature])
  })
})
