import { useEffect, useLayoutEffect, useRef } from 'react'

const mark = 'addressDialog'

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state

const pushStep = () => {
  const state: unknown = window.history.state
  // A step that is there already, of a part that went without taking it back, is taken over.
  if (isMarked(state)) return
  const kept = typeof state === 'object' && state !== null ? state : {}
  window.history.pushState({ ...kept, [mark]: true }, '')
}

/**
 * Makes the browser's Back close what is open: opening adds a step to the history, Back takes it
 * away, and whoever closes in another way takes it away too. The router's own state is kept in the
 * step, so that it sees no other page.
 */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  // A step back arrives later than it is asked for; until then nothing may be pushed.
  const step = useRef<'absent' | 'present' | 'leaving'>('absent')
  const latest = useRef({ isOpen, onBack })
  useLayoutEffect(() => {
    latest.current = { isOpen, onBack }
  })

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (isMarked(state)) return
      const was = step.current
      step.current = 'absent'
      if (was === 'present') latest.current.onBack()
      if (was === 'leaving' && latest.current.isOpen) {
        pushStep()
        step.current = 'present'
      }
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
    }
  }, [])

  useEffect(() => {
    if (isOpen && step.current === 'absent') {
      pushStep()
      step.current = 'present'
    }
    if (!isOpen && step.current === 'present') {
      step.current = 'leaving'
      window.history.back()
    }
  }, [isOpen])
}
