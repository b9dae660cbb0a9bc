import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { root } from './sourceTree.ts'

const Package = t.type({
  exports: t.record(t.string, t.union([t.string, t.type({ types: t.string, default: t.string })])),
})

const exported = () => {
  const read: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!Package.is(read)) throw new Error('package.json has no exports to look at')
  return Object.entries(read.exports).filter(([name]) => !/\.(json|css)$/.test(name))
}

/** The surface file that an entry is built from; the element's script is built whole. */
const sourceOf = (target: string): string =>
  target
    .replace('./dist/element/', './dist/src/library/')
    .replace('./dist/', '')
    .replace(/(\.d\.ts|\.js)$/, '.ts')

const surface = readdirSync(path.join(root, 'src', 'library'), { recursive: true })
  .map((file) => path.join('src', 'library', String(file)).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))

describe('the package', () => {
  it('offers every term of the domain, and the layers around it', () => {
    const terms = readdirSync(path.join(root, 'src', 'domain'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `./domain/${name}`)
    const names = exported().map(([name]) => name)
    expect(terms.length).toBeGreaterThan(0)
    expect(names).toEqual(
      expect.arrayContaining([...terms, './application', './infrastructure', './markets']),
    )
  })

  it('has a module and its types behind every entry, and an entry for every file of the surface', () => {
    const sources = exported().map(([name, target]) => {
      if (typeof target === 'string') throw new Error(`${name} has no types`)
      expect(sourceOf(target.types)).toBe(sourceOf(target.default))
      return sourceOf(target.default)
    })
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
    expect([...sources].sort()).toEqual([...surface].sort())
  })
})
