import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../architecture/sourceTree.ts'

it('the page beside the tests names each of their folders', () => {
  const page = readFileSync(path.join(root, 'tests/README.md'), 'utf8')
  const named = Array.from(page.matchAll(/^\| `(\w+)` \|/gm), ([, folder = '']) => folder)
  const folders = readdirSync(path.join(root, 'tests'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(named.sort()).toEqual(folders.sort())
})
