import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { root } from './sourceTree.ts'

const Manifest = t.type({ allowScripts: t.record(t.string, t.boolean) })
const Lock = t.type({
  packages: t.record(t.string, t.partial({ hasInstallScript: t.boolean })),
})

const read = <A>(codec: t.Type<A, unknown, unknown>, file: string): A => {
  const value: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  if (codec.is(value)) return value
  throw new Error(`${file} is not as expected`)
}

describe('a package that runs a script when it is installed', () => {
  it('is one that somebody looked at, and none of them is let run', () => {
    const { packages } = read(Lock, 'package-lock.json')
    const wanting = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
    const { allowScripts } = read(Manifest, 'package.json')
    expect(wanting.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([])
    expect(Object.values(allowScripts)).not.toContain(true)
  })
})
