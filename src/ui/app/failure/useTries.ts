import { useState } from 'react'
import { endPauses } from '../chunk/loadedOnce.ts'

/** Counts the tries of a part: as its key it makes each a new one, which asks the network again. */
export const useTries = (): { readonly tries: number; readonly retry: () => void } => {
  const [tries, setTries] = useState(0)
  const retry = () => {
    endPauses()
    setTries(tries + 1)
  }
  return { tries, retry }
}
