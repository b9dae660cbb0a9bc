import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { runSaga } from 'redux-saga'
import { ask } from '../../../src/application/flow/ask.ts'
import type { Places, Prediction } from '../../../src/application/place/places.port.ts'
import { type Abandonment, awaited } from '../../../src/application/ports/abandonment.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { makeLazyPlaces } from '../../../src/infrastructure/places/lazyPlaces.ts'
import { ample } from '../support/services.ts'

/** How the service behind the adapter can fail at the next request. */
export type ServiceFault = 'unreachable' | 'silent' | 'refusing'

export type PlacesUnderTest = {
  /** The adapter, restricted to a country; it gives up a silent service after `deadline`. */
  readonly open: (countryCode: string, deadline: number) => Places
  readonly failNext: (question: 'search' | 'describe', fault: ServiceFault) => void
  /** The number of requests that the service has received. */
  readonly heard: () => number
  readonly close: () => Promise<void>
}

const bengaluru: Coordinates = { lat: 12.971599, lng: 77.594566 }
const koramangala: Coordinates = { lat: 12.9352231, lng: 77.6244812 }
const midOcean: Coordinates = { lat: 1.25, lng: -25.5 }

const rightOf = <Failure, Answer>(outcome: E.Either<Failure, Answer>): Answer => {
  if (E.isLeft(outcome)) throw new Error(`failed: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}

const leftOf = <Failure, Answer>(outcome: E.Either<Failure, Answer>): Failure => {
  if (E.isRight(outcome)) throw new Error(`answered: ${JSON.stringify(outcome.right)}`)
  return outcome.left
}

const oneOf = (predictions: readonly Prediction[], name: string): Prediction => {
  const found = predictions.find(({ primary }) => primary === name)
  if (found === undefined) throw new Error(`${name} is not among ${JSON.stringify(predictions)}`)
  return found
}

/** An abandonment, and the function that abandons. */
export const givingUp = (): { readonly abandonment: Abandonment; readonly giveUp: () => void } => {
  const stops: Array<() => void> = []
  return {
    abandonment: { onAbandon: (stop) => stops.push(stop) },
    giveUp: () => {
      for (const stop of stops) stop()
    },
  }
}

const decimals = (degrees: number): number => (String(degrees).split('.')[1] ?? '').length

/**
 * The tests that every adapter of the port has to pass. The service behind it knows Koramangala in
 * Bengaluru.
 */
export const placesContract = (adapter: string, start: () => Promise<PlacesUnderTest>): void => {
  describe(`places by ${adapter}`, () => {
    let service: PlacesUnderTest
    let places: Places

    const search = (text: string, abandonment: Abandonment = awaited) =>
      places.search(text, bengaluru, abandonment)()

    beforeEach(async () => {
      service = await start()
      places = service.open('IN', ample)
    })
    afterEach(() => service.close())

    it('offers places by the beginning of their name', async () => {
      const offered = rightOf(await search('koraman'))
      const place = oneOf(offered, 'Koramangala')
      expect(place.secondary).toContain('Bengaluru')
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
      expect(offered.every(({ id, primary }) => id !== '' && primary !== '')).toBe(true)
    })

    it('offers nothing for words without a match', async () => {
      expect(rightOf(await search('zzqqxx'))).toEqual([])
    })

    it('offers only places of its country', async () => {
      const dubai = service.open('AE', ample)
      const offered = rightOf(await dubai.search('koramangala', bengaluru, awaited)())
      expect(offered).toEqual([])
    })

    it('resolves a place to six decimals and a landmark with letters', async () => {
      const chosen = oneOf(rightOf(await search('koramangala')), 'Koramangala')
      const place = rightOf(await places.resolve(chosen)())
      expect(place.landmark).toMatch(/^Koramangala, .*Bengaluru, Karnataka 560034/)
      expect(place.location.lat).toBeCloseTo(koramangala.lat, 4)
      expect(place.location.lng).toBeCloseTo(koramangala.lng, 4)
      expect(decimals(place.location.lat)).toBeLessThanOrEqual(6)
      expect(decimals(place.location.lng)).toBeLessThanOrEqual(6)
      expect(place.details).toMatchObject({
        state: 'Karnataka',
        city: 'Bengaluru',
        pincode: '560034',
        locality: 'Koramangala',
      })
    })

    it('resolves the same place twice', async () => {
      const chosen = oneOf(rightOf(await search('koramangala')), 'Koramangala')
      const first = rightOf(await places.resolve(chosen)())
      expect(rightOf(await places.resolve(chosen)())).toEqual(first)
    })

    it('resolves what an earlier search offered', async () => {
      const chosen = oneOf(rightOf(await search('koramangala')), 'Koramangala')
      await search('indiranagar')
      expect(rightOf(await places.resolve(chosen)()).landmark).toContain('Koramangala')
    })

    it.each(['', '  '])('sends no request for the empty id %j', async (id) => {
      const nobody = { id, primary: 'Somewhere', secondary: '' }
      expect(leftOf(await places.resolve(nobody)())).toEqual({ kind: 'PlaceIdMissing' })
      expect(service.heard()).toBe(0)
    })

    it('finds no place for an id that it never gave', async () => {
      const unknown = { id: 'not-an-id', primary: 'Somewhere', secondary: '' }
      expect(leftOf(await places.resolve(unknown)())).toEqual({ kind: 'PlaceNotFound' })
    })

    it('describes a point without moving it', async () => {
      const place = rightOf(await places.describe(koramangala, awaited)())
      expect(place.location).toEqual(koramangala)
      expect(place.landmark).toContain('Koramangala')
      expect(place.details.pincode).toBe('560034')
    })

    it('describes a point in any country', async () => {
      const dubai = service.open('AE', ample)
      const place = rightOf(await dubai.describe(koramangala, awaited)())
      expect(place.landmark).toContain('Koramangala')
    })

    it('says that there is nothing at a point in the sea', async () => {
      expect(leftOf(await places.describe(midOcean, awaited)())).toEqual({ kind: 'NothingAtPoint' })
    })

    it.each([
      ['unreachable', { kind: 'Unreachable', because: 'connection' }],
      ['refusing', { kind: 'NetworkError', because: 'failed' }],
    ] as const)('reports that the service is %s, and works again', async (fault, error) => {
      service.failNext('search', fault)
      expect(leftOf(await search('koramangala'))).toMatchObject(error)
      service.failNext('describe', fault)
      expect(leftOf(await places.describe(koramangala, awaited)())).toMatchObject(error)
      expect(rightOf(await search('koramangala'))).not.toEqual([])
      expect(E.isRight(await places.describe(koramangala, awaited)())).toBe(true)
    })

    it('gives up at the deadline if the service does not answer', async () => {
      const hasty = service.open('IN', 120)
      service.failNext('search', 'silent')
      const searched = await hasty.search('koramangala', bengaluru, awaited)()
      service.failNext('describe', 'silent')
      const described = await hasty.describe(koramangala, awaited)()
      const timeout = { kind: 'Unreachable', because: 'timeout' }
      expect(leftOf(searched)).toEqual(timeout)
      expect(leftOf(described)).toEqual(timeout)
    })

    it('ends an abandoned request at once', async () => {
      const { abandonment, giveUp } = givingUp()
      service.failNext('search', 'silent')
      const searching = search('koramangala', abandonment)
      while (service.heard() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      giveUp()
      // At its deadline it would end with a timeout.
      expect(leftOf(await searching)).toEqual({ kind: 'Unreachable', because: 'connection' })
    })

    it('sends no request for a caller that gave up while it was being loaded', async () => {
      const askBoth = async (asked: Places) => {
        await asked.search('koramangala', bengaluru, awaited)()
        await asked.describe(koramangala, awaited)()
      }
      await askBoth(places)
      const once = service.heard()
      expect(once).toBeGreaterThan(0)
      let come: (loaded: Places) => void = () => undefined
      const load = () =>
        new Promise<Places>((resolve) => {
          come = resolve
        })
      const lazy = makeLazyPlaces(load, { deadline: ample, isOnline: () => true })
      function* customer() {
        yield* ask((abandonment) => lazy.search('koramangala', bengaluru, abandonment))
      }
      function* driver() {
        yield* ask((abandonment) => lazy.describe(koramangala, abandonment))
      }
      const waiting = [runSaga({}, customer), runSaga({}, driver)]
      await new Promise((resolve) => setTimeout(resolve, 0))
      for (const task of waiting) task.cancel()
      come(places)
      // Theirs would have been sent before these, and be counted with them.
      await askBoth(lazy)
      await askBoth(lazy)
      expect(service.heard()).toBe(3 * once)
    })

    it('sends a request only when it is run, and again each time', async () => {
      const question = places.search('koramangala', bengaluru, awaited)
      expect(service.heard()).toBe(0)
      await question()
      const once = service.heard()
      expect(once).toBeGreaterThan(0)
      await question()
      expect(service.heard()).toBe(2 * once)
    })
  })
}
