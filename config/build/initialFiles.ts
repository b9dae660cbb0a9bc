import { readFileSync } from 'node:fs'
import path from 'node:path'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'

const root = path.join(import.meta.dirname, '..', '..')

/** The folder of the built website. */
export const site = path.join(root, 'out', 'site')

const Manifest = t.record(t.string, t.readonlyArray(t.string))

/**
 * Returns a function that lists the files of a lazy import. It throws on one that is not in the
 * build, so that a renamed one does not silently drop out of a sum.
 */
export const readChunks = (): ((name: string) => readonly string[]) => {
  const file = path.join(root, '.cache', 'build', 'chunks.json')
  const decoded = Manifest.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(decoded)) throw new Error(`${file} is not a list of chunks`)
  const chunks = new Map(Object.entries(decoded.right))
  return (name) => {
    const files = chunks.get(name)
    if (files === undefined) {
      throw new Error(`nothing imports ${name} lazily; there are ${[...chunks.keys()].join(', ')}`)
    }
    return files
  }
}

const names = /<(?:link|script)[^>]*? (?:href|src)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>/g

/**
 * The page, and the scripts and styles that it names; with `isWide`, also those for wide windows
 * only. `page` is relative to the site.
 */
export const filesOfPage = (page: string, isWide: boolean): ReadonlySet<string> => {
  const html = readFileSync(path.join(site, page), 'utf8')
  const named = [...html.matchAll(names)].flatMap(([tag, file = '']) =>
    isWide || !tag.includes('media="(min-width') ? [file] : [],
  )
  return new Set([page, ...named])
}

/** The file for a path of the default brand. */
export const pageFile = (address: string): string => `pages/hathi${address}.html`
