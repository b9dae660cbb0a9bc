import { useEffect, useEffectEvent, useState } from 'react'
import { useSurroundings } from '../surroundings.ts'

/** A modal that takes time to close (spec 2 §9): it leaves visibly, then it is gone. */
export const useLeaving = (onLeft: () => void) => {
  const { modalCloseDelay } = useSurroundings().limits
  const [isLeaving, setLeaving] = useState(false)
  const end = useEffectEvent(onLeft)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(end, modalCloseDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [isLeaving, modalCloseDelay])
  return {
    isLeaving,
    leave: () => {
      setLeaving(true)
    },
  }
}
