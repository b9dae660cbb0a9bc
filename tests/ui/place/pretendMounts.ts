import { act } from '@testing-library/react'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { LoadMapsError } from '../../../src/application/place/loadMaps.port.ts'

/** The outcomes of mounting a map, in order; the last one repeats. */
export type MountOutcomes = ReadonlyArray<'mounts' | 'fails' | 'waits' | 'waits and fails'>

/** Mounts with these outcomes. */
export const pretendMounts = (outcomes: MountOutcomes) => {
  const waiting: Array<() => void> = []
  let mounts = 0
  return {
    mount: <Mounted>(make: () => Mounted): TE.TaskEither<LoadMapsError, Mounted> => {
      const outcome = outcomes[Math.min(mounts, outcomes.length - 1)]
      mounts += 1
      return () =>
        new Promise<E.Either<LoadMapsError, Mounted>>((resolve) => {
          if (outcome === 'fails') resolve(E.left({ kind: 'MapsFailed' }))
          else if (outcome === 'waits and fails')
            waiting.push(() => resolve(E.left({ kind: 'MapsFailed' })))
          else if (outcome === 'waits') waiting.push(() => resolve(E.right(make())))
          else resolve(E.right(make()))
        })
    },
    /** Completes the mounts that wait. */
    arrive: async () => {
      await act(async () => {
        for (const resolve of waiting.splice(0)) resolve()
        await Promise.resolve()
      })
    },
  }
}
