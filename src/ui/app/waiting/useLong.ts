import { useEffect, useState } from 'react'

const patience = 4000

/** Whether the wait is so long that it deserves a text. */
export const useLong = (isWaiting: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      setOver(true)
    }, patience)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isWaiting])
  return isWaiting && isOver
}
