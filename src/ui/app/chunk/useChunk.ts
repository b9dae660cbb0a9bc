import { useEffect, useState } from 'react'

/** A part of the website that is loaded when it is needed. */
export type Chunk<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly part: Part }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * Loads a part, and loads it again on a retry after a failure. A failed load is tried a second time: after an outage, a
 * file that was asked for before it may be on its way still, and fail the first load of a retry. `load` must be a
 * constant of its module.
 */
export const useChunk = <Part>(load: () => Promise<Part>): Chunk<Part> => {
  const [chunk, setChunk] = useState<Chunk<Part>>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    // Each try runs the effect again, so that a retry loads again.
    let isWanted = tries >= 0
    load()
      .catch(load)
      .then(
        (part) => {
          if (isWanted) setChunk({ status: 'loaded', part })
        },
        () => {
          if (!isWanted) return
          const retry = () => {
            setChunk({ status: 'loading' })
            setTries((before) => before + 1)
          }
          setChunk({ status: 'failed', retry })
        },
      )
    return () => {
      isWanted = false
    }
  }, [load, tries])
  return chunk
}
