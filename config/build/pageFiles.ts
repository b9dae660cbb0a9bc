import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { categoryOfPage, isPersonal, type PersonalPage } from '../../src/domain/content/sitePage.ts'
import type { PageAhead } from '../../src/prerender.tsx'
import type { Sheet } from './document.ts'
import { readChunks, site } from './initialFiles.ts'

/** The lazy imports of a page, those that it requests next, and those that a wide window adds. */
type Chunks = {
  readonly every: readonly string[]
  readonly next: readonly string[]
  readonly wide: readonly string[]
}

type Flow = { readonly every: string; readonly next: readonly string[] }

/** The pages about a customer: their chunks show nothing before the services have answered. */
const flowOf = (name: PersonalPage['name'], language: string): Flow => {
  switch (name) {
    case 'Fare Estimate Result':
      return {
        every: 'fare-results',
        next: ['results', `locale-${language}-results`, 'fare-calls', 'axios'],
      }
    case 'Order Review':
      return {
        every: 'order-review',
        next: ['booking', `locale-${language}-booking`, 'fare-calls', 'memories', 'axios'],
      }
    case 'Order History':
      return { every: 'order-history', next: ['orders', `locale-${language}-orders`] }
    case 'Track Order':
    case 'Track Courier Order':
      return { every: 'track-order', next: ['orders', `locale-${language}-orders`] }
    case 'App':
      return { every: 'app-link', next: [] }
  }
}

const filled = (language: string): readonly string[] => [
  'site-page',
  'content',
  'sent-content',
  `locale-${language}-content`,
]

const chunksOf = ({ page, language: tag }: PageAhead): Chunks => {
  const [language = ''] = tag.split('-')
  const texts = `locale-${language}`
  switch (page.kind) {
    case 'flow': {
      if (!isPersonal(page)) {
        return { every: [texts, 'fare-estimate'], next: [], wide: ['desktop-card'] }
      }
      const { every, next } = flowOf(page.name, language)
      return { every: [texts, every], next, wide: [] }
    }
    case 'default':
    case 'city':
      return { every: [texts, ...filled(language)], next: [], wide: ['desktop-bar'] }
    case 'content':
      if (page.name === 'Home') return { every: [texts, 'home'], next: [], wide: ['desktop-bar'] }
      if (page.name === 'Partners') return { every: [texts, 'partners'], next: [], wide: [] }
      return {
        every: [texts, ...filled(language)],
        next: [],
        wide: categoryOfPage(page) === null ? [] : ['desktop-bar'],
      }
  }
}

// In a wide window, every header has more tools.
const ofEveryPage: Chunks = { every: ['main'], next: [], wide: ['wide-tools'] }

/** A page that works without a script. */
const ofNoRoute: Chunks = { every: [], next: [], wide: [] }

const named = (pattern: RegExp, text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/)))

const isSheet = (file: string): boolean => file.endsWith('.css')
const isScript = (file: string): boolean => file.endsWith('.js')

type Files = {
  readonly sheets: readonly Sheet[]
  /** The script that keeps presses and notices failures. */
  readonly firstScript: string
  readonly scripts: readonly string[]
  readonly nextScripts: readonly string[]
  readonly wideScripts: readonly string[]
  /**
   * The script that validates a wide form's fields until its own is loaded; null if there is no
   * such form.
   */
  readonly contactAhead: string | null
}

/**
 * Returns a function that lists the files for a page: the scripts of its route, so that no script
 * has to request them, and every style of its markup.
 */
export const makeFilesOf = (): ((page: PageAhead | null, body: string) => Files) => {
  const filesOf = readChunks()
  const firstScript = filesOf('not-started').find(isScript)
  if (firstScript === undefined) throw new Error('The script not-started was not built')
  const sheets = readdirSync(path.join(site, 'assets')).filter(isSheet)
  const dressed = sheets.map((sheet) => {
    const text = readFileSync(path.join(site, 'assets', sheet), 'utf8')
    return { file: `assets/${sheet}`, classes: named(/\.([A-Za-z_-][\w-]*)/g, text) }
  })
  return (page, body) => {
    const { every, next, wide } = page === null ? ofNoRoute : chunksOf(page)
    const own = new Set([...ofEveryPage.every, ...every].flatMap(filesOf))
    // A page without scripts has no header, and does not change with its window.
    const wider = page === null ? [] : [...ofEveryPage.wide, ...wide].flatMap(filesOf)
    const ofWide = new Set(wider.filter((file) => !own.has(file)))
    const chosen = new Set([...own, ...ofWide])
    const missing = new Set(named(/ class="([^"]*)"/g, body))
    const dress = ({ classes }: { readonly classes: ReadonlySet<string> }) => {
      for (const name of classes) missing.delete(name)
    }
    dressed.filter(({ file }) => chosen.has(file)).forEach(dress)
    // Add the sheet that covers most of the remaining classes, until none is left.
    for (;;) {
      const counted = dressed
        .map((sheet) => ({
          ...sheet,
          count: [...missing].filter((name) => sheet.classes.has(name)).length,
        }))
        .sort((a, b) => b.count - a.count)
      const [best] = counted
      if (best === undefined || best.count === 0) break
      own.add(best.file)
      dress(best)
    }
    const hasForm = wide.includes('desktop-card') || wide.includes('desktop-bar')
    const [ahead] = hasForm ? filesOf('contact-ahead').filter(isScript) : []
    return {
      sheets: [
        ...[...own].filter(isSheet).map((file) => ({ href: `/${file}`, isForWide: false })),
        ...[...ofWide].filter(isSheet).map((file) => ({ href: `/${file}`, isForWide: true })),
      ],
      firstScript: `/${firstScript}`,
      // First the page's own scripts, then those of every page.
      scripts: [...new Set([...every, ...ofEveryPage.every].flatMap(filesOf))]
        .filter(isScript)
        .map((file) => `/${file}`),
      nextScripts: [...new Set(next.flatMap(filesOf))]
        .filter((file) => isScript(file) && !own.has(file))
        .map((file) => `/${file}`),
      wideScripts: [...ofWide].filter(isScript).map((file) => `/${file}`),
      contactAhead: ahead === undefined ? null : `/${ahead}`,
    }
  }
}
