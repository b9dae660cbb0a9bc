import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Locales } from './bestLocale.ts'

/** What the build says of the pages that it made. */
export const Paths = t.type({
  /** Where the pages say that the site stands. */
  origin: t.string,
  locales: t.array(t.string),
  defaultLocale: t.string,
  /** The addresses that the website understands, in lower case, whether a page was made for them or not. */
  shell: t.array(t.string),
})

/** The files that may answer an address, best first, and what the answer's status is. */
export type MadePage = { readonly files: readonly string[]; readonly status: 200 | 404 }

export type MadePages = Locales & {
  readonly origin: string
  readonly pageOf: (path: string) => MadePage
}

const ownName = /^[\w.-]+$/

/** An address whatever the capitals and spaces that somebody spelled it with. */
const spelled = (address: string): string =>
  address.toLowerCase().replaceAll(/[_ \t\n\v\f\r]+/g, '-')

/** Of a folder of pages the brand's; an unknown brand is the default one. */
const foldersOf = (brand: string): readonly string[] =>
  [...new Set([brand, 'hathi'])].filter((name) => ownName.test(name)).map((name) => `pages/${name}`)

/**
 * The pages that the build made ahead for a brand; null where nothing was built. An address without a page
 * is the shell's where the website understands it, for the script to find out; under a known locale it is
 * an address that nothing is at.
 */
export const readMadePages = async (root: string, brand: string): Promise<MadePages | null> => {
  const text = await readFile(join(root, 'pages', 'paths.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const paths = decodeOwn(Paths, 'pages/paths.json', JSON.parse(text))
  const { origin, locales, defaultLocale, shell } = paths
  const known = new Set(shell.map(spelled))
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
      if (known.has(spelled(`/${address}`))) {
        return {
          files: folders.flatMap((f) => [`${f}/${address}.html`, `${f}/shell.html`]),
          status: 200,
        }
      }
      return { files: among(`${locale}/404.html`), status: 404 }
    },
  }
}
