import { markOf, stepState } from './stepState.ts'

const mark = 'openLayers'
const returning = 'comesBack'

/** Something that Back closes. */
export type BackLayer = {
  readonly onBack: () => void
  /** Whether it opens again by itself when the page is loaded anew. */
  readonly comesBack: boolean
}

/** What is open, the last opened last: as many steps of the history, however many parts open them. */
const layers: BackLayer[] = []

/** How many open layers the present step of the history stands for. */
const standing = (): number => {
  const steps = markOf(mark)
  return typeof steps === 'number' ? steps : 0
}

/** The state of the present step, marked as one of so many open layers. */
const marked = (steps: number): object => {
  const comesBack = layers.slice(0, steps).some((layer) => layer.comesBack)
  return { ...stepState(), [mark]: steps, [returning]: comesBack }
}

const pushStep = (steps: number) => {
  window.history.pushState(marked(steps), '')
}

// A step back arrives later than it is asked for; until then nothing may be pushed.
let isLeaving = false
let isPlanned = false
// What waits until the step back is done.
const waiting: Array<() => void> = []
// What the page's own step is to be replaced by, once nothing is open over it.
let replacing: (() => void) | null = null

let cameForward = false

const turn = ({ from }: { readonly from: NavigationHistoryEntry }) => {
  cameForward = (window.navigation.currentEntry?.index ?? 0) > from.index
}

// Over a step that was left behind Forward goes on to the page that is meant, as Back does.
const isOnTheWay = () => cameForward && window.navigation.canGoForward

const agree = () => {
  isPlanned = false
  if (isLeaving) return
  const steps = standing()
  if (steps > layers.length) {
    isLeaving = true
    window.history.go(isOnTheWay() ? 1 : layers.length - steps)
  }
  for (let step = steps + 1; step <= layers.length; step += 1) pushStep(step)
}

// Once everything has opened and closed that does so together: a menu that gives way to a dialog
// hands its step over.
const plan = () => {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(agree)
}

// Of what waits the router hears when it has heard of the step back itself: told before, it would take the page
// that it goes to for one that was gone back to.
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
  // A step of something closed long ago, left behind by a link: nobody wants to stop there.
  else plan()
}

// The same functions each time: registered once.
const listen = () => {
  window.addEventListener('popstate', follow)
  // An older browser does not say where in its history it stands: there Forward stays at the page.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', turn)
}

/**
 * Leaves the steps of what was open before the page was loaded anew: nothing stands behind them, and
 * a Back that does nothing is a Back that is broken. Where something opens again by itself, as the
 * step says or as it `isExpected`, it has `grace` milliseconds to take its step over: what lies ahead
 * of it stays, for Forward.
 */
export const leaveOldSteps = (grace: number, isExpected: boolean): void => {
  listen()
  if (isExpected || markOf(returning) === true) setTimeout(plan, grace)
  else plan()
}

/** Opens a layer that Back closes; the answer closes it and takes its step out of the history. */
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

/** Goes one step back among what is open, as the browser's Back does; false where nothing is open. */
export const stepBack = (): boolean => {
  if (layers.length === 0) return false
  window.history.back()
  return true
}

/** How the router goes to a path of the website. */
type Navigate = (path: string, how: { readonly replace: boolean }) => void

/**
 * Navigates among the steps of what is open. While a step is taken back nothing is navigated, or the
 * new page would go with it; and a page that is replaced under something open is replaced in the step
 * of what is open at once, and in its own as soon as it stands there again.
 */
export const amongSteps = (navigate: Navigate): Navigate => {
  // The router writes a step anew: what others have marked it with stays, as long as it is the same step.
  const replace = (path: string) => {
    const before = stepState()
    navigate(path, { replace: true })
    window.history.replaceState({ ...before, ...stepState() }, '')
  }
  const go: Navigate = (path, how) => {
    const open = standing()
    const { pathname } = window.location
    replacing = null
    if (how.replace) replace(path)
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
