import { type RefObject, useEffect, useRef } from 'react'

/** For what comes where its reader may not look: at the end of a form, which may be below the window. */
export const useIntoSight = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return box
}
