import { useEffect, useLayoutEffect, useRef } from 'react'
import { openBackLayer } from './backSteps.ts'

/**
 * Makes the browser's Back close what is open: opening adds a step to the history, Back takes it
 * away, and whoever closes in another way takes it away too. What opens on top of it is closed
 * first. The router's own state is kept in the step, so that it sees no other page. What `comesBack`
 * by itself when the page is loaded anew finds its step again.
 */
export const useBackCloses = (isOpen: boolean, onBack: () => void, comesBack = false): void => {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useEffect(
    () =>
      isOpen
        ? openBackLayer({
            onBack: () => {
              latest.current()
            },
            comesBack,
          })
        : undefined,
    [isOpen, comesBack],
  )
}
