import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSettings, unknownVariable } from '../../sandbox/settings.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { citySlug } from '../../src/domain/content/sitePage.ts'
import type * as Prerender from '../../src/prerender.tsx'
import { brandStyle } from '../../src/ui/design/brandStyle.ts'
import type { Brand } from '../brand/brand.ts'
import { brands } from '../brand/brands.ts'
import { hathi } from '../brand/hathi.ts'
import { limits } from '../market/limits.ts'
import { site as addresses } from '../market/site.ts'
import { askContent } from './askContent.ts'
import { documentOf, emptyPage, type Sheet } from './document.ts'
import { readChunks, site } from './initialFiles.ts'
import { type Install, writeInstall } from './install.ts'
import { makeFilesOf } from './pageFiles.ts'
import { problemOf } from './pageProblem.ts'
import { siteOrigin } from './siteOrigin.ts'
import { hasSocialCard } from './socialCard.ts'
import { writeText } from './writeText.ts'

const root = path.join(import.meta.dirname, '..', '..')

const sourceMaps = path.join(root, 'out', 'source-maps')

const sandboxContent = '/sandbox/content'

/** The maximum size of a page, in bytes of gzip. */
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

/** The source of the pages' content: the configured service, or else the sandbox. */
const openContent = async (
  brand: Brand,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const { HATHI_CONTENT_URL } = process.env
  const parsed = parseSettings({ HATHI_BRAND: brand.id, HATHI_CONTENT_URL }, 'build')
  if (parsed.kind === 'WrongSettings') {
    const wrong = parsed.errors.map(({ variable, message }) => `${variable} ${message}`)
    throw new Error(wrong.join('; '))
  }
  const { contentUrl } = parsed.settings.config
  if (URL.canParse(contentUrl)) return { url: contentUrl, close: () => Promise.resolve() }
  if (contentUrl !== sandboxContent) {
    throw new Error(`HATHI_CONTENT_URL names no service that the build could ask: ${contentUrl}`)
  }
  const sandbox = await startSandbox({ website: { root: site, settings: parsed.settings } })
  return { url: `${sandbox.url}${sandboxContent}`, close: sandbox.close }
}

const fileOf = ({ locale, path: address }: Prerender.PageAhead): string =>
  address === null ? `${locale}/404.html` : `${address.slice(1)}.html`

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The name of a build, by which the service worker keeps pages for times without a network. */
const buildNamed = (parts: readonly string[]): string => hashed(parts.join('\n'))

/**
 * Writes a page. The server compresses it per response, because each response has its own nonce.
 */
const writePage = async (file: string, html: string): Promise<void> => {
  const whole = path.join(site, file)
  await mkdir(path.dirname(whole), { recursive: true })
  await writeFile(whole, html)
}

/**
 * Writes the brand's colours as a file, because a content security policy never refuses the site's
 * own files.
 */
const writeColours = async (brand: Brand): Promise<string> => {
  const style = brandStyle(brand)
  const file = `assets/brand-${brand.id}.${hashed(style)}.css`
  await writeText(file, style)
  return `/${file}`
}

/** What all pages of a brand are made from. */
type Edition = {
  readonly brand: Brand
  readonly prerender: typeof Prerender
  readonly filesOf: ReturnType<typeof makeFilesOf>
  readonly colours: Sheet
}

type OfflinePage = { readonly locale: string; readonly html: string }

const offlinePagesOf = ({
  brand,
  prerender: { makeOfflinePage },
  filesOf,
  colours,
}: Edition): readonly OfflinePage[] =>
  addresses.markets.locales.map(({ locale, language }) => {
    const { head, body } = makeOfflinePage(language)
    const sheets = [...filesOf(null, body).sheets, colours]
    return { locale, html: documentOf({ ...emptyPage, brand, language, head, body, sheets }) }
  })

/** Asks for the content that a page is made from, and returns it as the page carries it. */
const contentSent = async (
  wanted: ReturnType<typeof Prerender.contentOf>,
  contentUrl: string,
): Promise<string | null> => {
  if (wanted === null) return null
  const { slug, call } = wanted
  return JSON.stringify({
    slug,
    answer: await askContent(contentUrl + call, limits.requestDeadline),
  })
}

type Ahead = {
  readonly page: Prerender.PageAhead
  readonly sent: string | null
  readonly build: string
  readonly install: Install | null
}

const documentAhead = async (
  { brand, prerender, filesOf, colours }: Edition,
  { page, sent, build, install }: Ahead,
): Promise<string> => {
  const { makePage, makeNotStarted, makeContactAhead, noScriptText } = prerender
  const { head, body } = await makePage({ page, brand: brand.id, sent, origin: siteOrigin })
  const notStarted = await makeNotStarted(page.language)
  const { contactAhead: script, sheets, ...scripts } = filesOf(page, body + notStarted)
  return documentOf({
    ...scripts,
    brand,
    language: page.language,
    made: { brand: brand.id, path: page.path ?? '*', build },
    head,
    body,
    noScript: noScriptText(page.language, brand.name),
    notStarted,
    contactAhead:
      script === null ? null : { script, markup: await makeContactAhead(page, brand.name, script) },
    sent,
    sheets: [...sheets, colours],
    install,
  })
}

/** The page that answers every address without one of its own: its script renders everything. */
const shellOf = (
  { brand, prerender: { noScriptText }, colours }: Edition,
  files: readonly string[],
  build: string,
): string =>
  documentOf({
    ...emptyPage,
    brand,
    made: { brand: brand.id, build },
    // This page answers every request without a locale, so it has no address of its own to index.
    head: '<meta name="robots" content="noindex" data-sent="">',
    noScript: noScriptText(emptyPage.language, brand.name),
    sheets: [
      ...files
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ href: `/${file}`, isForWide: false })),
      colours,
    ],
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
  })

const writePages = async (brand: Brand): Promise<number> => {
  const prerender = await loadPrerender()
  const filesOf = makeFilesOf()
  const colours = { href: await writeColours(brand), isForWide: false }
  const edition: Edition = { brand, prerender, filesOf, colours }
  const installOf = await writeInstall(brand, addresses.markets.locales)
  const hasCard = hasSocialCard(brand.id)
  const offlinePages = offlinePagesOf(edition)
  const mainFiles = readChunks()('main')
  const build = buildNamed([...mainFiles, ...offlinePages.map(({ html }) => html)])
  const content = await openContent(brand)
  const writing = offlinePages.map(({ locale, html }) =>
    writePage(`pages/${brand.id}/${locale}/offline.html`, html),
  )
  for (const page of prerender.pagesAhead) {
    const sent = await contentSent(prerender.contentOf(page, brand.id), content.url)
    const install = installOf(page.locale)
    const html = await documentAhead(edition, { page, sent, build, install })
    const problem =
      problemOf({ ahead: page, product: brand.name, hasCard, origin: siteOrigin, html }) ??
      (gzipSync(html).length > heaviest ? `weighs more than ${heaviest} bytes` : null)
    if (problem !== null) throw new Error(`${fileOf(page)} of ${brand.name} ${problem}`)
    writing.push(writePage(`pages/${brand.id}/${fileOf(page)}`, html))
  }
  const shell = shellOf(edition, mainFiles, build)
  writing.push(writePage(`pages/${brand.id}/shell.html`, shell))
  // For a host that only serves files.
  if (brand === hathi) writing.push(writePage('index.html', shell))
  await Promise.all(writing)
  await content.close()
  return prerender.pagesAhead.length
}

/** Writes the list of the addresses that the website knows. */
const writePaths = async (): Promise<void> => {
  const { locales, defaultLocale } = addresses.markets
  const { knownPaths } = await loadPrerender()
  mkdirSync(path.join(site, 'pages'), { recursive: true })
  writeFileSync(
    path.join(site, 'pages', 'paths.json'),
    JSON.stringify({
      origin: siteOrigin,
      locales: locales.map(({ locale }) => locale),
      defaultLocale,
      shell: [
        ...new Set([
          ...locales.map(({ locale }) => `/${locale.toLowerCase()}/offline`),
          ...knownPaths,
        ]),
      ],
      cities: addresses.cities.map(citySlug),
    }),
  )
}

/** Removes the source maps of files from earlier builds. */
const removeOldSourceMaps = (): void => {
  for (const map of readdirSync(sourceMaps, { recursive: true, encoding: 'utf8' })) {
    const isOld = map.endsWith('.map') && !existsSync(path.join(site, map.slice(0, -'.map'.length)))
    if (isOld) rmSync(path.join(sourceMaps, map))
  }
}

const started = performance.now()
for (const variable of parseSettings(process.env).unknown) console.error(unknownVariable(variable))
rmSync(path.join(site, 'pages'), { recursive: true, force: true })
let count = 0
for (const brand of brands.values()) count += await writePages(brand)
await writePaths()
removeOldSourceMaps()
const asked = process.env['HATHI_CONTENT_URL']?.trim() ?? ''
const source = asked === '' ? 'the sandbox' : asked
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${count} pages made in ${seconds} s, with the content of ${source}`)
