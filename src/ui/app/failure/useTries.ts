import { useState } from 'react'
import { endPauses } from '../chunk/loadedOnce.ts'

/**
 * Counts the tries of a part. Used as its key, the count makes each try a new part, which loads
 * again.
 */
export const useTries = (): { readonly tries: number; readonly retry: () => void } => {
  const [tries, setTries] = useState(0)
  const retry = () => {
    endPauses()
    setTries(tries + 1)
  }
  return { tries, retry }
}
