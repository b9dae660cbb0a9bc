import { readFileSync } from 'node:fs'
import path from 'node:path'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'

const root = path.join(import.meta.dirname, '..', '..')

/** The folder of the built website. */
export const site = path.join(root, 'out', 'site')

const Manifest = t.record(t.string, t.readonlyArray(t.string))

const readManifest = (): ReadonlyMap<string, readonly string[]> => {
  const file = path.join(root, '.cache', 'build', 'chunks.json')
  const decoded = Manifest.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(decoded)) throw new Error(`${file} is not a list of chunks`)
  return new Map(Object.entries(decoded.right))
}

const namedByPage = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="?\/(assets\/[^">\s]+\.(?:js|css))/g)].flatMap(
    ([, file]) => file ?? [],
  )

/** What the page itself names, so that every route loads it: the page, its scripts and styles. */
export const pageFiles = (): ReadonlySet<string> => {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8')
  return new Set(['index.html', ...namedByPage(html)])
}

/**
 * What a route loads before it can be used: the page's files, and those of the lazy imports that the
 * route waits for. Throws on an import that is not in the build: one that was renamed must not drop
 * out of the sum unseen.
 */
export const routeFiles = (imports: readonly string[]): ReadonlySet<string> => {
  const manifest = readManifest()
  const filesOf = (name: string): readonly string[] => {
    const files = manifest.get(name)
    if (files === undefined) {
      throw new Error(
        `nothing imports ${name} lazily; there are ${[...manifest.keys()].join(', ')}`,
      )
    }
    return files
  }
  return new Set([...pageFiles(), ...imports.flatMap(filesOf)])
}
