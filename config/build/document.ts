import { noncePlaceholder } from '../../sandbox/website/nonce.ts'
import { afterPaint } from '../../src/ui/app/ahead/afterPaint.ts'
import { markIcon } from '../../src/ui/design/markIcon.ts'
import type { Brand } from '../brand/brand.ts'
import { hathi } from '../brand/hathi.ts'
import { limits } from '../market/limits.ts'
import type { Install } from './install.ts'

/** A style sheet of a page. One for wide windows does not delay the page in narrow ones. */
export type Sheet = { readonly href: string; readonly isForWide: boolean }

/** A page to be written as a file. */
export type Page = {
  readonly brand: Brand
  /** BCP 47. */
  readonly language: string
  /**
   * What the script checks before it adopts the page's markup (src/ui/app/start/madePage.ts), and
   * the build, by which the page is kept for times without a network
   * (src/infrastructure/browser/offlineWorker.ts).
   */
  readonly made: { readonly brand?: string; readonly path?: string; readonly build?: string }
  readonly head: string
  readonly body: string
  /** The text for browsers that run no scripts. */
  readonly noScript: string
  /** The markup that shows if the page's scripts do not load. */
  readonly notStarted: string
  /**
   * The script and markup that validate a wide form's fields until the form's own script is loaded;
   * null if there is no such form.
   */
  readonly contactAhead: { readonly script: string; readonly markup: string } | null
  /** The content that the page was made from, as JSON. */
  readonly sent: string | null
  /**
   * The script that keeps presses and notices failures; null on a page that says nothing yet. It is
   * requested even before the styles: once they are there, the page is seen, and may be pressed.
   */
  readonly firstScript: string | null
  readonly sheets: readonly Sheet[]
  readonly scripts: readonly string[]
  /**
   * Scripts that the `scripts` request as soon as they run; preloading may make them ready by then.
   * The first script lets it begin, once the page has been painted.
   */
  readonly nextScripts: readonly string[]
  /** Scripts that a wide window loads at once. */
  readonly wideScripts: readonly string[]
  /** The website's manifest and icon, for installing it as an app on a phone. */
  readonly install: Install | null
}

/** The empty page: its script renders everything. */
export const emptyPage: Page = {
  brand: hathi,
  language: 'en-IN',
  made: {},
  head: '',
  body: '',
  noScript: '',
  notStarted: '',
  contactAhead: null,
  sent: null,
  sheets: [],
  firstScript: null,
  scripts: [],
  nextScripts: [],
  wideScripts: [],
  install: null,
}

// Servers with a content security policy insert a nonce of their own into every response.
const nonce = `nonce="${noncePlaceholder}"`

const wide = `media="(min-width:${limits.desktopWidth}px)"`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const sheetTag = ({ href, isForWide }: Sheet): string =>
  `<link rel="stylesheet" ${nonce} href="${href}"${isForWide ? ` ${wide}` : ''}>`

const firstScriptTag = (src: string): string =>
  `<script defer fetchpriority="high" ${nonce} src="${src}"></script>`

const scriptTag = (src: string): string => `<script defer ${nonce} src="${src}"></script>`

// At a low priority, because on a poor network they share one connection with the first scripts.
const nextScriptTag = (href: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" media="${afterPaint}" ${nonce} href="${href}">`

const wideScriptTag = (href: string): string =>
  `<link rel="preload" as="script" ${nonce} href="${href}" ${wide}>`

// The first script imports it as a module, once it has run.
const wideModuleTag = (href: string): string =>
  `<link rel="modulepreload" ${nonce} href="${href}" ${wide}>`

// Only an end tag ends a data block, so every `<` is escaped.
const dataBlock = (json: string): string =>
  `<script type="application/json" id="content-sent">${json.replaceAll('<', '\\u003c')}</script>`

/** Writes a page as HTML. */
export const documentOf = (page: Page): string => {
  const {
    brand,
    language,
    made,
    head,
    body,
    noScript,
    notStarted,
    contactAhead,
    sent,
    firstScript,
    sheets,
    scripts,
    nextScripts,
    wideScripts,
    install,
  } = page
  const { light, dark } = brand.palette
  const says = Object.entries(made).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    firstScript === null ? '' : firstScriptTag(firstScript),
    ...sheets.map(sheetTag),
    scripts.length === 0
      ? ''
      : '<link rel="preload" as="fetch" crossorigin="anonymous" href="/config.json">',
    contactAhead === null ? '' : wideModuleTag(contactAhead.script),
    ...scripts.map(scriptTag),
    ...nextScripts.map(nextScriptTag),
    ...wideScripts.map(wideScriptTag),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light.surface}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.surface}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${escaped(markIcon(brand))}">`,
    install === null
      ? ''
      : `<link rel="manifest" href="${install.manifest}"><link rel="apple-touch-icon" href="${install.icon}">`,
    head.includes('<title>') ? head : `<title>${escaped(brand.name)}</title>${head}`,
    '</head><body>',
    noScript === '' ? '' : `<noscript>${escaped(noScript)}</noscript>`,
    notStarted,
    contactAhead?.markup ?? '',
    `<div id="root"${says.join('')}>${body}</div>`,
    sent === null ? '' : dataBlock(sent),
    '</body></html>',
  ].join('')
}
