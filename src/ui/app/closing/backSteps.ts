import { markOf, stepState } from './stepState.ts'

const mark = 'openLayers'
const returning = 'comesBack'

/** Something open that Back closes. */
export type BackLayer = {
  readonly onBack: () => void
  /** Whether it opens again by itself when the page is reloaded. */
  readonly comesBack: boolean
}

/**
 * The open layers, the last opened last. Each has one step in the history, whichever part opened
 * it.
 */
const layers: BackLayer[] = []

/** The number of open layers that the current history step stands for. */
const standing = (): number => {
  const steps = markOf(mark)
  return typeof steps === 'number' ? steps : 0
}

/** The state of the current step, marked with a number of open layers. */
const marked = (steps: number): object => {
  const comesBack = layers.slice(0, steps).some((layer) => layer.comesBack)
  return { ...stepState(), [mark]: steps, [returning]: comesBack }
}

// A step back takes effect later than it is requested; until then nothing may be pushed.
let isLeaving = false
let isPlanned = false
// Navigations that wait until the step back is done.
const waiting: Array<() => void> = []
// Replaces the page's own step, once nothing is open over it.
let replacing: (() => void) | null = null

let cameForward = false

const turn = ({ from }: { readonly from: NavigationHistoryEntry }) => {
  cameForward = (window.navigation.currentEntry?.index ?? 0) > from.index
}

// A step forward skips steps that were left behind and goes on to the intended page, as Back does.
const isOnTheWay = () => cameForward && window.navigation.canGoForward

const agree = () => {
  isPlanned = false
  if (isLeaving) return
  let steps = standing()
  if (steps > layers.length) {
    isLeaving = true
    window.history.go(isOnTheWay() ? 1 : layers.length - steps)
  }
  while (steps < layers.length) {
    steps += 1
    window.history.pushState(marked(steps), '')
    // Its push was a step forward, but a page that was opened from the layer leads back to it.
    cameForward = false
  }
}

// Waits until everything that opens and closes together has done so: a menu that closes for a
// dialog hands its step over.
const plan = () => {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(agree)
}

// Runs the waiting navigations after the router has noticed the step back. Before that, the router
// would take their page for the one that was gone back to.
const goOn = () => {
  isLeaving = false
  for (const go of waiting.splice(0)) go()
  plan()
}

const follow = () => {
  const wasLeaving = isLeaving
  isLeaving = waiting.length > 0
  if (!wasLeaving) for (const layer of layers.splice(standing()).reverse()) layer.onBack()
  if (replacing !== null && standing() === 0) replacing()
  if (isLeaving) setTimeout(goOn)
  // A step of something closed long ago, left behind by a link: skip it.
  else plan()
}

// Always the same functions, so that they are registered once.
const listen = () => {
  window.addEventListener('popstate', follow)
  // Older browsers do not tell the position in the history: there, Forward stays on the page.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', turn)
}

/**
 * Removes the steps of what was open before the page was reloaded: nothing is behind them, and a
 * Back that does nothing seems broken. Something that opens again by itself, as the step says or
 * `isExpected` says, has `grace` milliseconds to take its step over; the steps ahead of it then
 * stay, for Forward.
 */
export const leaveOldSteps = (grace: number, isExpected: boolean): void => {
  listen()
  if (isExpected || markOf(returning) === true) setTimeout(plan, grace)
  else plan()
}

/**
 * Opens a layer that Back closes. The returned function closes it and removes its step from the
 * history.
 */
export const openBackLayer = (layer: BackLayer): (() => void) => {
  listen()
  layers.push(layer)
  plan()
  return () => {
    const at = layers.indexOf(layer)
    if (at === -1) return
    layers.splice(at, 1)
    plan()
  }
}

/** Goes one step back among the open layers, like the browser's Back; false if nothing is open. */
export const stepBack = (): boolean => {
  if (layers.length === 0) return false
  window.history.back()
  return true
}

/** How the router navigates to a path of the website. */
type Navigate = (path: string, how: { readonly replace: boolean }) => void

/**
 * Navigates while layers are open. Navigation waits while a step back is under way, which would
 * otherwise undo it. A page that is replaced under an open layer is replaced in the layer's step at
 * once, and in its own step as soon as that is current again.
 */
export const amongSteps = (navigate: Navigate): Navigate => {
  // The router overwrites the step's state. Other marks are kept, because it is still the same
  // step.
  const replace = (path: string) => {
    const before = stepState()
    navigate(path, { replace: true })
    window.history.replaceState({ ...before, ...stepState() }, '')
  }
  const go: Navigate = (path, how) => {
    const open = standing()
    const { pathname, search } = window.location
    replacing = null
    // A page may still be being drawn when the one before it is pressed again: Back must not need two steps.
    const isHere = open === 0 && path === pathname + search
    if (how.replace || isHere) replace(path)
    else navigate(path, how)
    if (!how.replace || open === 0) return
    replacing = () => {
      replacing = null
      if (window.location.pathname === pathname) replace(path)
    }
  }
  return (path, how) => {
    if (isLeaving) waiting.push(() => go(path, how))
    else go(path, how)
  }
}
