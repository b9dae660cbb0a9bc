import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeOwn } from '../../sandbox/decoding.ts'
import { Paths } from '../../sandbox/website/madePages.ts'

/** The pages of a built site. */
export type BuiltPages = {
  /** The origin that the pages name. */
  readonly origin: string
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** The addresses that the website knows, in lower case, with or without a page of their own. */
  readonly shell: readonly string[]
  /** The cities that those addresses end with, by their slugs. */
  readonly cities: readonly string[]
  readonly brands: readonly string[]
}

/** Reads the build's list of pages. Throws if the site is not built. */
export const readBuiltPages = (site: string): BuiltPages => {
  const folder = path.join(site, 'pages')
  const written: unknown = JSON.parse(readFileSync(path.join(folder, 'paths.json'), 'utf8'))
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  return { ...decodeOwn(Paths, 'pages/paths.json', written), brands }
}
