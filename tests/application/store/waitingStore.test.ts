import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { mapsWanted } from '../../../src/application/place/maps.slice.ts'
import { createWaitingStore } from '../../../src/application/store/createAppStore.ts'
import { india } from '../../support/fares.ts'
import { settle } from '../../support/visitStore.ts'
import { quietPorts } from '../../support/world.ts'

const waiting = (hasMaps?: boolean) => {
  const loads: string[] = []
  const made = createWaitingStore({
    ...quietPorts,
    market: india,
    hasMaps,
    loadMaps: () => {
      loads.push('maps')
      return TE.right(undefined)()
    },
    loadEstimating: TE.left({ kind: 'Unreachable', because: 'offline' }),
    readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
    mintRequestId: () => 'request',
    report: () => undefined,
  })
  return { ...made, loads }
}

describe('a store whose flows wait', () => {
  it('records what happens, and does nothing about it', async () => {
    const { store, loads } = waiting()
    store.dispatch(mapsWanted())
    await settle()
    expect(loads).toEqual([])
    expect(store.getState().maps.status).toBe('loading')
  })

  it('has the maps loaded from the start only if it is told so', () => {
    const maps = [waiting(), waiting(false), waiting(true)].map(
      ({ store }) => store.getState().maps,
    )
    expect(maps.map(({ status }) => status)).toEqual(['idle', 'idle', 'loaded'])
  })

  it('acts on events once a flow was started, each flow by itself', async () => {
    const { store, flows, start, loads, stop } = waiting()
    const maps = flows.filter(({ name }) => name === 'maps')
    start(maps)
    store.dispatch(mapsWanted())
    await settle()
    expect(loads).toEqual(['maps'])
    expect(store.getState().maps.status).toBe('loaded')
    stop()
    store.dispatch(mapsWanted())
    await settle()
    expect(loads).toEqual(['maps'])
  })
})
