import { noncePlaceholder } from '../../sandbox/website/nonce.ts'
import { markIcon } from '../../src/ui/design/markIcon.ts'
import type { Brand } from '../brand/brand.ts'
import { hathi } from '../brand/hathi.ts'
import { limits } from '../market/limits.ts'
import type { Install } from './install.ts'

/** A style sheet of a page; one for wide windows alone keeps nobody else waiting. */
export type Sheet = { readonly href: string; readonly isForWide: boolean }

/** A page as a file. */
export type Page = {
  readonly brand: Brand
  /** BCP 47. */
  readonly language: string
  /**
   * What the script looks for before it takes the page for its own (src/ui/app/start/madePage.ts), and the build that
   * keeps the page without a network (src/infrastructure/browser/offlineWorker.ts).
   */
  readonly made: { readonly brand?: string; readonly path?: string; readonly build?: string }
  readonly head: string
  readonly body: string
  /** What it says to a browser that runs no scripts. */
  readonly noScript: string
  /** What it says when its scripts do not come. */
  readonly notStarted: string
  /** What judges a wide form's fields until its script is there, and what it judges by; null where there is no such form. */
  readonly contactAhead: { readonly script: string; readonly markup: string } | null
  /** The content that the page was made from, as JSON. */
  readonly sent: string | null
  readonly sheets: readonly Sheet[]
  readonly scripts: readonly string[]
  /** Scripts that those ask for as soon as they begin: the browser has them by then. */
  readonly nextScripts: readonly string[]
  /** Scripts that a wide window asks for at once. */
  readonly wideScripts: readonly string[]
  /** What the website is called and looks like among a phone's apps. */
  readonly install: Install | null
}

/** The page that nothing is on: the script puts everything there. */
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
  scripts: [],
  nextScripts: [],
  wideScripts: [],
  install: null,
}

// Whoever serves the pages under a policy puts one of its own there for every answer.
const nonce = `nonce="${noncePlaceholder}"`

const wide = `media="(min-width:${limits.desktopWidth}px)"`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const sheetTag = ({ href, isForWide }: Sheet): string =>
  `<link rel="stylesheet" ${nonce} href="${href}"${isForWide ? ` ${wide}` : ''}>`

const scriptTag = (src: string): string => `<script defer ${nonce} src="${src}"></script>`

// After those that begin: they share one connection on a poor network.
const nextScriptTag = (href: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" ${nonce} href="${href}">`

const wideScriptTag = (href: string): string =>
  `<link rel="preload" as="script" ${nonce} href="${href}" ${wide}>`

// Asked for as a module by the first script, once that has run.
const wideModuleTag = (href: string): string =>
  `<link rel="modulepreload" ${nonce} href="${href}" ${wide}>`

// In a data block nothing ends it but its own end tag.
const dataBlock = (json: string): string =>
  `<script type="application/json" id="content-sent">${json.replaceAll('<', '\\u003c')}</script>`

/** The HTML of a page. */
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
