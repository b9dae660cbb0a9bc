import { useEffect, useLayoutEffect, useRef } from 'react'

const mark = 'overlay'

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state

type Overlay = { readonly onBack: () => void }

/*
 * The history is one for the whole window, and so is this: whatever lies over the page shares one
 * step of it. With a step each, the one that closes would take away the step of the one that opens.
 */
const overlays: Overlay[] = []
// A step back arrives later than it is asked for; until then nothing may be pushed.
let step: 'absent' | 'present' | 'leaving' = 'absent'

const pushStep = () => {
  const state: unknown = window.history.state
  const kept = typeof state === 'object' && state !== null ? state : {}
  // A step that is there already, because the page was reloaded on it, is taken over.
  if (!isMarked(state)) window.history.pushState({ ...kept, [mark]: true }, '')
  step = 'present'
}

const follow = ({ state }: PopStateEvent) => {
  if (isMarked(state)) {
    // The step of something closed long ago, left behind by a link: nobody wants to stop there.
    if (overlays.length === 0) window.history.back()
    return
  }
  const was = step
  step = 'absent'
  const top = overlays.at(-1)
  if (was === 'present') top?.onBack()
  const isOneLeft = was === 'present' ? overlays.length > 1 : overlays.length > 0
  if (isOneLeft) pushStep()
}

const takeStepAway = () => {
  if (step !== 'present') return
  // Where a link was followed the step is no longer the present one: another step back would leave its page.
  if (isMarked(window.history.state)) {
    step = 'leaving'
    window.history.back()
  } else {
    step = 'absent'
  }
}

const lay = (overlay: Overlay): (() => void) => {
  window.addEventListener('popstate', follow)
  overlays.push(overlay)
  if (step === 'absent') pushStep()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    if (overlays.length === 0) takeStepAway()
  }
}

/**
 * Makes the browser's Back close what is open: opening adds a step to the history, Back takes it
 * away, and whoever closes in another way takes it away too. What was opened last closes first. The
 * router's own state is kept in the step, so that it sees no other page; a link out of an overlay
 * replaces the step.
 */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useEffect(() => (isOpen ? lay({ onBack: () => latest.current() }) : undefined), [isOpen])
}
