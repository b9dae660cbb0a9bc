const mark = 'openLayers'

/** How many open layers the present step of the history stands for. */
const standing = (): number => {
  const state: unknown = window.history.state
  const marked: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, mark) : undefined
  return typeof marked === 'number' ? marked : 0
}

const pushStep = (layers: number) => {
  const state: unknown = window.history.state
  const kept = typeof state === 'object' && state !== null ? state : {}
  window.history.pushState({ ...kept, [mark]: layers }, '')
}

/** Something that Back closes. */
export type BackLayer = { readonly onBack: () => void }

/** What is open, the last opened last: as many steps of the history, however many parts open them. */
const layers: BackLayer[] = []
// A step back arrives later than it is asked for; until then nothing may be pushed.
let isLeaving = false
let isPlanned = false

const agree = () => {
  isPlanned = false
  if (isLeaving) return
  const steps = standing()
  if (steps > layers.length) {
    isLeaving = true
    window.history.go(layers.length - steps)
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

const follow = () => {
  const wasLeaving = isLeaving
  isLeaving = false
  if (!wasLeaving) for (const layer of layers.splice(standing()).reverse()) layer.onBack()
  // A step of something closed long ago, left behind by a link: nobody wants to stop there.
  plan()
}

/**
 * Leaves the steps of what was open before the page was loaded anew: nothing stands behind them, and
 * a Back that does nothing is a Back that is broken.
 */
export const leaveOldSteps = (): void => {
  window.addEventListener('popstate', follow)
  plan()
}

/** Opens a layer that Back closes; the answer closes it and takes its step out of the history. */
export const openBackLayer = (layer: BackLayer): (() => void) => {
  // The same function each time: registered once.
  window.addEventListener('popstate', follow)
  layers.push(layer)
  plan()
  return () => {
    const at = layers.indexOf(layer)
    if (at === -1) return
    layers.splice(at, 1)
    plan()
  }
}
