import { holdTaps } from './ui/app/ahead/heldTaps.ts'
import { notStartedId, tellNotStarted } from './ui/app/start/notStartedBox.ts'
import { contactAheadId } from './ui/fare/contactAhead.ts'

// It is the first of the page's scripts: it hears of each that does not come.
const failed = new Set<string>()

const hear = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && target.src !== '') failed.add(target.src)
}

/** Another address for the same file: a browser remembers what it could not load. */
const anew = (address: string) => `${address}?again=${String(performance.now())}`

/** Asks for what did not come: the page stays, with what was typed into it. */
const loadAgain = async (): Promise<void> => {
  if (failed.size === 0) window.location.reload()
  const asked = [...failed].map(async (address) => {
    await import(/* webpackIgnore: true */ anew(address))
    failed.delete(address)
  })
  await Promise.allSettled(asked)
}

holdTaps()

// Only the wide form has fields to type in before its script is here: a phone asks for an address first.
const { script, media } = document.getElementById(contactAheadId)?.dataset ?? {}
if (script !== undefined && media !== undefined && window.matchMedia(media).matches) {
  // The form says it all as well, later.
  import(/* webpackIgnore: true */ script).catch(() => undefined)
}

window.addEventListener('error', hear, true)
const words = document.getElementById(notStartedId)
// The page's own scripts have run by then, or do not come any more.
window.addEventListener('load', () => {
  window.removeEventListener('error', hear, true)
  // Other words of the same are those of a script that is here.
  if (words?.isConnected) tellNotStarted(document, loadAgain)
})
