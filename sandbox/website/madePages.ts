import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Locales } from './bestLocale.ts'

/** The build's list of the pages that it made. */
export const Paths = t.type({
  /** The site's origin in the pages. */
  origin: t.string,
  locales: t.array(t.string),
  defaultLocale: t.string,
  /** The addresses that the website knows, in lower case, with or without a page of their own. */
  shell: t.array(t.string),
  /** The cities that those addresses end with, by their slugs. */
  cities: t.array(t.string),
})

/** The files that may answer a path, best first, and the status of the response. */
export type MadePage = { readonly files: readonly string[]; readonly status: 200 | 404 }

export type MadePages = Locales & {
  readonly origin: string
  readonly pageOf: (path: string) => MadePage
}

const ownName = /^[\w.-]+$/

/**
 * A pattern of the other spellings of an address, for this server and nginx; null if it has none. As
 * the website's script reads addresses, only the spaces of a city are also written as underscores or
 * spaces, any number of them (spec 1 §2).
 */
export const otherSpellings = (path: string, cities: readonly string[]): string | null => {
  const city = cities.find((slug) => slug.includes('-') && path.endsWith(slug))
  if (city === undefined) return null
  return path.slice(0, -city.length) + city.replaceAll('-', '(?:-|[_ ]+)')
}

/** The folders of a brand's pages. An unknown brand is the default one. */
const foldersOf = (brand: string): readonly string[] =>
  [...new Set([brand, 'hathi'])].filter((name) => ownName.test(name)).map((name) => `pages/${name}`)

/**
 * The prerendered pages of a brand; null if nothing was built. A known address without a page gets
 * the shell, and its script decides. An unknown address under a known locale is not found.
 */
export const readMadePages = async (root: string, brand: string): Promise<MadePages | null> => {
  const text = await readFile(join(root, 'pages', 'paths.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const paths = decodeOwn(Paths, 'pages/paths.json', JSON.parse(text))
  const { origin, locales, defaultLocale, shell, cities } = paths
  const known = new Set(shell)
  const spelled = shell
    .flatMap((path) => otherSpellings(path, cities) ?? [])
    .map((pattern) => new RegExp(`^${pattern}$`))
  const isKnown = (address: string): boolean =>
    known.has(address) || spelled.some((pattern) => pattern.test(address))
  const folders = foldersOf(brand)
  const among = (file: string) => folders.map((folder) => `${folder}/${file}`)
  return {
    origin,
    locales,
    defaultLocale,
    pageOf: (path) => {
      const [locale = '', ...rest] = path.split('/').filter((segment) => segment !== '')
      if (!locales.includes(locale)) return { files: among('shell.html'), status: 200 }
      const address = [locale, ...rest].join('/')
      if (isKnown(`/${address}`.toLowerCase())) {
        return {
          files: folders.flatMap((f) => [`${f}/${address}.html`, `${f}/shell.html`]),
          status: 200,
        }
      }
      return { files: among(`${locale}/404.html`), status: 404 }
    },
  }
}
