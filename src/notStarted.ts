import { preloadAfterPaint } from './ui/app/ahead/afterPaint.ts'
import { holdTaps } from './ui/app/ahead/heldTaps.ts'
import { notStartedId, showNotStarted } from './ui/app/start/notStartedBox.ts'
import { contactAheadId } from './ui/fare/contactAhead.ts'

// This is the page's first script, so it learns of every other one that fails to load.
const failed = new Set<string>()

const onError = ({ target }: Event) => {
  // A script that an extension or the host has added is none of the page's.
  const isOwn =
    target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`)
  if (isOwn) failed.add(target.src)
}

/** Another address for the same file, because a browser remembers that a module did not load. */
const anew = (address: string) => `${address}?again=${performance.now()}`

// In milliseconds.
const patience = 15_000

/**
 * Fetches a script past the browser's caches, where one that came cut off could stay for a year, and be all that a
 * reload reads. Read to its end, because otherwise it is not kept.
 */
const replaceKept = async ({ src }: HTMLScriptElement): Promise<void> => {
  const whole = await fetch(src, { cache: 'reload', signal: AbortSignal.timeout(patience) })
  await whole.text()
}

/**
 * Loads the missing scripts without a reload, so that what was typed into the page stays. If none is missing, one that
 * has come does not run: all are fetched anew, and the page is reloaded.
 */
const loadAgain = async (): Promise<void> => {
  if (failed.size === 0) {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]')
    await Promise.allSettled([...scripts].map(replaceKept))
    window.location.reload()
  }
  const asked = [...failed].map(async (address) => {
    await import(/* webpackIgnore: true */ anew(address))
    failed.delete(address)
  })
  await Promise.allSettled(asked)
}

holdTaps()
preloadAfterPaint()

// Only the wide form has fields to type in before its script has loaded: a phone asks for an address first.
const { script, media } = document.getElementById(contactAheadId)?.dataset ?? {}
if (script !== undefined && media !== undefined && window.matchMedia(media).matches) {
  // If this does not load, the form itself says the same later.
  import(/* webpackIgnore: true */ script).catch(() => undefined)
}

window.addEventListener('error', onError, true)
const words = document.getElementById(notStartedId)
// By then the page's scripts have either run or failed.
window.addEventListener('load', () => {
  window.removeEventListener('error', onError, true)
  // The website's script removes this message once it runs. A message after that is its own.
  if (words?.isConnected) showNotStarted(document, loadAgain)
})
