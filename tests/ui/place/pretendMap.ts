import { act } from '@testing-library/react'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { LoadMapsError } from '../../../src/application/place/loadMaps.port.ts'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../../src/application/place/mountMap.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'

type Outcome = E.Either<LoadMapsError, MountedMap>

/**
 * A map without a picture: it notes what it is told, and is dragged by the test. `outcome` says
 * how a mount ends, from the first on; the last word holds for all that follow.
 */
export const pretendMap = (outcomes: ReadonlyArray<'mounts' | 'fails' | 'waits'> = ['mounts']) => {
  const told: string[] = []
  const starts: MapStart[] = []
  const waiting: Array<() => void> = []
  let events: MapEvents | null = null
  let mounted = 0

  const at = ({ lat, lng }: Coordinates) => `${lat},${lng}`
  const map = (own: MapEvents): MountedMap => {
    mounted += 1
    return {
      moveTo: (centre) => told.push(`move to ${at(centre)}`),
      zoomBy: (steps) => told.push(`zoom by ${steps}`),
      panBy: (right, down) => {
        told.push(`pan by ${right} ${down}`)
        own.onDragStart()
        own.onDragEnd({ lat: 12.9, lng: 77.6 })
      },
      resized: () => told.push('resized'),
      unmount: () => {
        mounted -= 1
      },
    }
  }

  const mountMap: MountMap<HTMLElement> = (
    _,
    start,
    own,
  ): TE.TaskEither<LoadMapsError, MountedMap> => {
    const outcome = outcomes[Math.min(starts.length, outcomes.length - 1)]
    starts.push(start)
    events = own
    return () =>
      new Promise<Outcome>((resolve) => {
        if (outcome === 'fails') resolve(E.left({ kind: 'MapsFailed' }))
        else if (outcome === 'waits') waiting.push(() => resolve(E.right(map(own))))
        else resolve(E.right(map(own)))
      })
  }

  const drag = async (happen: (of: MapEvents) => void) => {
    await act(async () => {
      if (events === null) throw new Error('There is no map to drag')
      happen(events)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  }

  return {
    mountMap,
    told,
    starts,
    /** How many maps are on the page. */
    mounted: () => mounted,
    lift: () => drag(({ onDragStart }) => onDragStart()),
    dropAt: (centre: Coordinates) => drag(({ onDragEnd }) => onDragEnd(centre)),
    /** Lets the mounts that wait come to their end. */
    arrive: async () => {
      await act(async () => {
        for (const resolve of waiting.splice(0)) resolve()
        await Promise.resolve()
      })
    },
  }
}
