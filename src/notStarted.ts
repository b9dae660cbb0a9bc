import { tellNotStarted } from './ui/app/notStartedBox.ts'

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

window.addEventListener('error', hear, true)
// The page's own scripts have run by then, or do not come any more.
window.addEventListener('load', () => {
  window.removeEventListener('error', hear, true)
  tellNotStarted(document, loadAgain)
})
