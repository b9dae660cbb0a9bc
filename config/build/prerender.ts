import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSettings } from '../../sandbox/settings.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import type * as Prerender from '../../src/prerender.tsx'
import { brandStyle } from '../../src/ui/design/brandStyle.ts'
import type { Brand } from '../brand/brand.ts'
import { brands } from '../brand/brands.ts'
import { hathi } from '../brand/hathi.ts'
import { site as addresses } from '../market/site.ts'
import { best, quick } from './compress.ts'
import { documentOf, emptyPage } from './document.ts'
import { readChunks, site } from './initialFiles.ts'
import { writeInstall } from './install.ts'
import { makeFilesOf } from './pageFiles.ts'
import { problemOf } from './pageProblem.ts'
import { siteOrigin } from './siteOrigin.ts'
import { writeText } from './writeText.ts'

const root = path.join(import.meta.dirname, '..', '..')

/** The most that a page may weigh, gzip, in bytes. */
const heaviest = 20_000

const isPrerender = (value: unknown): value is typeof Prerender =>
  typeof value === 'object' && value !== null && 'makePage' in value && 'pagesAhead' in value

const loadPrerender = async (): Promise<typeof Prerender> => {
  const loaded: unknown = await import(
    path.join(root, '.cache', 'build', 'prerender', 'prerender.mjs')
  )
  if (!isPrerender(loaded)) throw new Error('The script that makes the pages was not built')
  return loaded
}

/** Content for the pages: of the service that is configured, else of the sandbox. */
const openContent = async (
  brand: Brand,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const configured = process.env.HATHI_CONTENT_URL ?? ''
  if (/^https?:/.test(configured)) {
    return { url: configured.replace(/\/+$/, ''), close: () => Promise.resolve() }
  }
  const parsed = parseSettings({ HATHI_BRAND: brand.id })
  if (parsed.kind === 'WrongSettings') throw new Error(`${brand.id} is no id of a brand`)
  const sandbox = await startSandbox({ website: { root: site, settings: parsed.settings } })
  return { url: `${sandbox.url}/sandbox/content`, close: sandbox.close }
}

const ask = async (url: string): Promise<unknown> => {
  // A connection of its own: while pages are made nobody hears that an idle one is being closed.
  const answer = await fetch(url, { headers: { connection: 'close' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

const fileOf = ({ locale, path: address }: Prerender.PageAhead): string =>
  address === null ? `${locale}/404.html` : `${address.slice(1)}.html`

/** The brand's colours, as a file: a policy refuses no file of the site's own. */
const writeColours = async (brand: Brand): Promise<string> => {
  const style = brandStyle(brand)
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 8)
  const file = `assets/brand-${brand.id}.${hash}.css`
  await writeText(file, style, best)
  return `/${file}`
}

const writePages = async (brand: Brand): Promise<number> => {
  const {
    pagesAhead,
    contentOf,
    makePage,
    makeNotStarted,
    makeContactAhead,
    makeOfflinePage,
    noScriptText,
  } = await loadPrerender()
  const filesOf = makeFilesOf()
  const colours = { href: await writeColours(brand), isForWide: false }
  const installOf = await writeInstall(brand, addresses.markets.locales)
  const hasCard = existsSync(path.join(root, 'src', 'ui', 'content', 'cards', `${brand.id}.png`))
  const content = await openContent(brand)
  const writing: Array<Promise<void>> = []
  for (const page of pagesAhead) {
    const wanted = contentOf(page, brand.id)
    const sent =
      wanted === null
        ? null
        : JSON.stringify({ slug: wanted.slug, answer: await ask(content.url + wanted.call) })
    const { head, body } = await makePage({ page, brand: brand.id, sent, origin: siteOrigin })
    const notStarted = await makeNotStarted(page.language)
    const { sheets, scripts, nextScripts, wideScripts, contactAhead } = filesOf(
      page,
      body + notStarted,
    )
    const html = documentOf({
      brand,
      language: page.language,
      made: { brand: brand.id, path: page.path ?? '*' },
      head,
      body,
      noScript: noScriptText(page.language, brand.name),
      notStarted,
      contactAhead:
        contactAhead === null
          ? null
          : {
              script: contactAhead,
              markup: await makeContactAhead(page, brand.name, contactAhead),
            },
      sent,
      sheets: [...sheets, colours],
      scripts,
      nextScripts,
      wideScripts,
      install: installOf(page.locale),
    })
    const problem =
      problemOf({ ahead: page, product: brand.name, hasCard, origin: siteOrigin, html }) ??
      (gzipSync(html).length > heaviest ? `weighs more than ${heaviest} bytes` : null)
    if (problem !== null) throw new Error(`${fileOf(page)} of ${brand.name} ${problem}`)
    writing.push(writeText(`pages/${brand.id}/${fileOf(page)}`, html, quick))
  }
  for (const { locale, language } of addresses.markets.locales) {
    const { head, body } = makeOfflinePage(language)
    const sheets = [...filesOf(null, body).sheets, colours]
    const html = documentOf({ ...emptyPage, brand, language, head, body, sheets })
    writing.push(writeText(`pages/${brand.id}/${locale}/offline.html`, html, best))
  }
  const filesOfChunk = readChunks()
  const shell = documentOf({
    ...emptyPage,
    brand,
    made: { brand: brand.id },
    noScript: noScriptText(emptyPage.language, brand.name),
    sheets: [
      ...filesOfChunk('main')
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ href: `/${file}`, isForWide: false })),
      colours,
    ],
    scripts: filesOfChunk('main')
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`),
  })
  writing.push(writeText(`pages/${brand.id}/shell.html`, shell, best))
  // For a host that knows of nothing but files.
  if (brand === hathi) writing.push(writeText('index.html', shell, best))
  await Promise.all(writing)
  await content.close()
  return pagesAhead.length
}

/** Makes the pages of every brand, and the list of the addresses that the website knows besides. */
const started = performance.now()
rmSync(path.join(site, 'pages'), { recursive: true, force: true })
let count = 0
for (const brand of brands.values()) count += await writePages(brand)
const { otherPaths, pagesAhead } = await loadPrerender()
mkdirSync(path.join(site, 'pages'), { recursive: true })
writeFileSync(
  path.join(site, 'pages', 'paths.json'),
  JSON.stringify({
    origin: siteOrigin,
    locales: addresses.markets.locales.map(({ locale }) => locale),
    defaultLocale: addresses.markets.defaultLocale,
    shell: [
      ...new Set([
        ...pagesAhead.flatMap(({ path: own }) => own?.toLowerCase() ?? []),
        ...addresses.markets.locales.map(({ locale }) => `/${locale.toLowerCase()}/offline`),
        ...otherPaths,
      ]),
    ],
  }),
)
console.log(`${count} pages made in ${((performance.now() - started) / 1000).toFixed(1)} s`)
