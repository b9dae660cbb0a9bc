import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { Places } from '../../../src/application/place/places.port.ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import { makeLazyPlaces } from '../../../src/infrastructure/places/lazyPlaces.ts'

const somewhere = { lat: 12.9, lng: 77.6 }
const prediction = { id: '1', primary: 'Koramangala', secondary: 'Bengaluru' }
const patience = { deadline: 1000, isOnline: () => true }

const adapter = () => {
  const abandoned: string[] = []
  const places: Places = {
    search: (text) => TE.right([{ ...prediction, primary: text }]),
    resolve: () => TE.left({ kind: 'PlaceNotFound' }),
    describe: () => TE.left({ kind: 'NothingAtPoint' }),
    abandon: () => abandoned.push('abandoned'),
  }
  return { places, abandoned }
}

describe('places that are loaded when they are needed', () => {
  it('load once for all requests', async () => {
    let loads = 0
    const places = makeLazyPlaces(async () => {
      loads += 1
      return adapter().places
    }, patience)
    expect(loads).toBe(0)
    const [found, resolved, described] = await Promise.all([
      places.search('hsr', somewhere, awaited)(),
      places.resolve(prediction)(),
      places.describe(somewhere, awaited)(),
    ])
    expect(found).toEqual(E.right([{ ...prediction, primary: 'hsr' }]))
    expect(resolved).toEqual(E.left({ kind: 'PlaceNotFound' }))
    expect(described).toEqual(E.left({ kind: 'NothingAtPoint' }))
    expect(loads).toBe(1)
  })

  it('load a second time if that fails, and again for the next request', async () => {
    let loads = 0
    const places = makeLazyPlaces(async () => {
      loads += 1
      if (loads <= 2) throw new Error('chunk 404')
      return adapter().places
    }, patience)
    expect(await places.search('hsr', somewhere, awaited)()).toEqual(
      E.left({ kind: 'Unreachable', because: 'connection' }),
    )
    expect(loads).toBe(2)
    expect(E.isRight(await places.search('hsr', somewhere, awaited)())).toBe(true)
  })

  it('have nothing to abandon before they are loaded', async () => {
    const { places: loaded, abandoned } = adapter()
    const places = makeLazyPlaces(async () => loaded, patience)
    places.abandon()
    await places.search('hsr', somewhere, awaited)()
    expect(abandoned).toEqual([])
    places.abandon()
    expect(abandoned).toEqual(['abandoned'])
  })
})
