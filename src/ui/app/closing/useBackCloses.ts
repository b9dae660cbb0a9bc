import { useEffect, useLayoutEffect, useRef } from 'react'
import { openBackLayer } from './backSteps.ts'

/**
 * Lets the browser's Back close what is open. Opening adds a step to the history; Back, or closing
 * in another way, removes it. What opens on top is closed first. The router's own state is kept in
 * the step, so that it sees no other page. A layer that `comesBack` by itself after a reload gets
 * its step back.
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
