import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from './sourceTree.ts'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

/** The project's files that a file imports, except for types, which show nothing. */
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      /^import (?!type )[^'"]*['"](\.[^'"]+)['"]|\bimport\([^'"]*['"](\.[^'"]+)['"]/gm,
    ),
  ].map(([, named, loaded]) => path.posix.join(path.posix.dirname(file), named ?? loaded ?? ''))

const importedBy = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap(importsOf))

const design = 'src/ui/design/'
const screens = filesIn('src/ui').filter((file) => !file.startsWith(design))

/**
 * A file whose imports count as shown if it is: a page with its inner pages, a list with its
 * pictures.
 */
const passesOn = (file: string) => /(Page\.tsx|Illustration\.ts)$/.test(file)

const shownFrom = (files: ReadonlySet<string>): ReadonlySet<string> => {
  const reached = new Set([...files, ...importedBy([...files].filter(passesOn))])
  return reached.size === files.size ? files : shownFrom(reached)
}

const shown = shownFrom(importedBy(filesIn('tests/gallery')))

/** The visible parts of the design that the screens import; its other parts are inside of these. */
const parts = [...importedBy(screens)]
  .filter((file) => file.startsWith(design))
  .filter((file) => file.endsWith('.tsx') || file.endsWith('Illustration.ts'))

const pages = screens.filter((file) => /^src\/ui\/\w+\/\w*Page\.tsx$/.test(file))

describe('the gallery', () => {
  it('shows every part of the design that a screen is made of', () => {
    expect(parts.length).toBeGreaterThan(30)
    expect(parts.filter((file) => !shown.has(file))).toEqual([])
  })

  it('shows every page', () => {
    expect(pages.length).toBeGreaterThan(8)
    expect(pages.filter((file) => !shown.has(file))).toEqual([])
  })
})
