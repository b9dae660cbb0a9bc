import {
  announcedLocales,
  isPersonal,
  localesOfPage,
  pathOf,
} from '../../src/domain/content/sitePage.ts'
import type { PageAhead } from '../../src/prerender.tsx'
import { site } from '../market/site.ts'

export type Judged = {
  readonly ahead: PageAhead
  /** The name of the page's brand. */
  readonly product: string
  /** Whether the brand has a picture for link previews. */
  readonly hasCard: boolean
  readonly origin: string
  readonly html: string
}

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))

const allOf = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value)

const metasOf = (name: string, head: string): readonly string[] =>
  allOf(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'), head)

/** The page's other languages, and the locale for visitors who speak none of them. */
const alternatesOf = ({ page }: PageAhead, origin: string): ReadonlySet<string> => {
  const locales = localesOfPage(site)(page)
  const { defaultLocale } = site.markets
  const otherwise = locales.includes(defaultLocale) ? defaultLocale : locales[0]
  const said = (language: string, locale: string) =>
    `${language} ${origin}${pathOf(site)(locale)(page) ?? `/${locale}`}`
  return new Set([
    ...announcedLocales(site)(page).map((locale) => said(locale, locale)),
    ...(otherwise === undefined ? [] : [said('x-default', otherwise)]),
  ])
}

const alternatesIn = (head: string): readonly string[] =>
  [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
    ([, language = '', address = '']) => `${language} ${address}`,
  )

type Wanted = (value: string) => boolean

const something: Wanted = (value) => value.trim() !== ''
const exactly =
  (text: string | undefined): Wanted =>
  (value) =>
    value === text

/**
 * What is wrong with the metadata that search engines and link previews read from an indexable
 * page.
 */
const problemOfHead = (
  { ahead, product, hasCard, origin, html }: Judged,
  address: string,
): string | null => {
  const head = headOf(html)
  const titles = allOf(/<title>([^<]*)<\/title>/g, head)
  const descriptions = metasOf('description', head)
  const meta = (name: string, wanted: Wanted) => [name, metasOf(name, head), wanted] as const
  const wanted: ReadonlyArray<readonly [string, readonly string[], Wanted]> = [
    ['title', titles, (title) => something(title) && title !== product],
    ['description', descriptions, something],
    ['canonical', allOf(/<link rel="canonical" href="([^"]*)"/g, head), exactly(origin + address)],
    meta('og:title', exactly(titles[0])),
    meta('og:description', exactly(descriptions[0])),
    meta('og:type', exactly('website')),
    meta('og:site_name', exactly(product)),
    meta('og:locale', exactly(ahead.language.replace('-', '_'))),
    meta('og:url', exactly(origin + address)),
  ]
  const ofCard = [
    meta('og:image', (picture) => picture.startsWith(`${origin}/assets/`)),
    meta('og:image:width', exactly('1200')),
    meta('og:image:height', exactly('630')),
    meta('og:image:alt', something),
    meta('twitter:card', exactly('summary_large_image')),
  ]
  for (const [name, found, isWanted] of [...wanted, ...(hasCard ? ofCard : [])]) {
    if (found.length === 0) return `has no ${name}`
    if (found.length > 1) return `has more than one ${name}`
    if (!found.every(isWanted)) return `has the ${name} "${found.join()}"`
  }
  const others = alternatesOf(ahead, origin)
  const named = alternatesIn(head)
  const missing = [...others].find((other) => !named.includes(other))
  if (missing !== undefined) return `does not say that it is at ${missing}`
  const wrong = named.find((other, index) => !others.has(other) || named.indexOf(other) < index)
  return wrong === undefined ? null : `says wrongly, or twice, that it is at ${wrong}`
}

/** What is wrong with a prerendered page, as words that follow its name; null if nothing is. */
export const problemOf = (judged: Judged): string | null => {
  const { ahead, html } = judged
  const isListed = !html.includes('noindex')
  if (/<!--\$[!?~]/.test(html)) return 'shows what stands in for a part of it'
  if (/ style="|<style/.test(html)) return 'has a style of its own, which a policy refuses'
  if (/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/.test(html))
    return 'has a script in it'
  if (isPersonal(ahead.page)) return isListed ? 'may be listed' : null
  if (!html.includes('<h1')) return 'has no heading'
  if (!html.includes('<footer')) return 'has no foot'
  if (ahead.path === null) return isListed ? 'may be listed' : null
  return isListed ? problemOfHead(judged, ahead.path) : 'may not be listed'
}
