import type { OnReturn } from '../../application/ports/page.port.ts'

/** An event target, as far as it is used here. */
export type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** What `makeOnReturn` needs of the browser. */
export type ReturnNeeds = {
  readonly window: Events
  readonly document: Events & Pick<Document, 'visibilityState'>
}

// One return may show the page, focus it and restore it from the browser's cache, each in a task of
// its own. Events within this many milliseconds count as one return.
const oneReturn = 50

/**
 * Calls back when the visitor returns to the tab: it is shown again, restored from the browser's
 * cache, or focused. Each return counts once (spec 1 §4).
 *
 * @example
 * let returns = 0
 * const stop = makeOnReturn({ window, document })(() => (returns += 1))
 * window.dispatchEvent(new Event('focus'))
 * document.dispatchEvent(new Event('visibilitychange'))
 * await new Promise((resolve) => setTimeout(resolve, 100))
 * returns // → 1
 * stop()
 */
export const makeOnReturn =
  ({ window, document }: ReturnNeeds): OnReturn =>
  (returned) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const come = () => {
      clearTimeout(timer)
      timer = setTimeout(returned, oneReturn)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'visible') come()
    }
    const onPageShow = (event: Event) => {
      // Not `instanceof`: the given window may not be the global one, or may lack the event's
      // class.
      if ('persisted' in event && event.persisted) come()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('focus', come)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('focus', come)
    }
  }
