import { useEffect, useState } from 'react'

const patience = 4000

/** Whether something has been waited for so long that it deserves a word. */
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
