import type { Embedding } from '../../ui/app/embedding.ts'

type Presses = Pick<Embedding, 'addEventListener' | 'removeEventListener'>
type Listener = EventListenerOrEventListenerObject
type Options = boolean | AddEventListenerOptions | undefined

/** Hears an event in the tree, and not again as it goes on to the window. */
const once = (listener: Listener): Listener => {
  let heard: Event | null = null
  return (event: Event) => {
    if (event === heard) return
    heard = event
    if (typeof listener === 'function') listener(event)
    else listener.handleEvent(event)
  }
}

/**
 * Where the parts of a shadow tree hear presses: in the tree, where these have their own targets, and
 * on the page around it, where a press may end that began in the tree.
 */
export const pressesAround = (tree: ShadowRoot): Presses => {
  const wrapped = new WeakMap<Listener, Listener>()
  return {
    addEventListener: (type: string, listener: Listener, options?: Options) => {
      const wrapper = wrapped.get(listener) ?? once(listener)
      wrapped.set(listener, wrapper)
      tree.addEventListener(type, wrapper, options)
      window.addEventListener(type, wrapper, options)
    },
    removeEventListener: (type: string, listener: Listener, options?: Options) => {
      const wrapper = wrapped.get(listener) ?? listener
      tree.removeEventListener(type, wrapper, options)
      window.removeEventListener(type, wrapper, options)
    },
  }
}
