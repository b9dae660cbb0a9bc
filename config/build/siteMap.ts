import {
  announcedLocales,
  localesOfPage,
  pathOf,
  publicPages,
  type SitePage,
} from '../../src/domain/content/sitePage.ts'
import { site } from '../market/site.ts'

type Entry = { readonly locale: string; readonly address: string }

const entriesOf =
  (origin: string) =>
  (page: SitePage): readonly Entry[] =>
    localesOfPage(site)(page).flatMap((locale) => {
      const path = pathOf(site)(locale)(page)
      return path === null ? [] : [{ locale, address: `${origin}${path}` }]
    })

const alternate = ({ locale, address }: Entry): string =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`

/** Every public page in every locale that has it, each with its counterparts in the others. */
export const siteMap = (origin: string): string => {
  const urls = publicPages(site).flatMap((page) => {
    const entries = entriesOf(origin)(page)
    const announced = announcedLocales(site)(page)
    const alternates = entries.filter(({ locale }) => announced.includes(locale))
    const others = alternates.length > 1 ? alternates.map(alternate).join('') : ''
    return entries.map(({ address }) => `<url><loc>${address}</loc>${others}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Everything may be crawled: pages that must not be indexed say so themselves. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
