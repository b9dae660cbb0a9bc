import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../architecture/sourceTree.ts'
import { blocksOf } from './claims.ts'
import { runCode, typeErrorsIn } from './runCode.ts'

const guide = readdirSync(path.join(root, 'docs', 'guide')).map((file) => `docs/guide/${file}`)

const pages = ['README.md', 'CONTRIBUTING.md', ...guide].map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  // The blocks of a page are one program, from top to bottom.
  const program = blocksOf(text).map(({ code }) => code)
  return { file, text, program: program.join('\n') }
})

const runnable = pages.filter(({ program }) => program !== '')

const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)

describe('the code on the pages', () => {
  it('is there: in the README, in CONTRIBUTING and on every page of the guide', () => {
    const without = pages.filter(({ program }) => program === '').map(({ file }) => file)
    expect(without).toEqual([])
    expect(guide.length).toBeGreaterThan(4)
  })

  it('is fenced so that it is run: as ts, unless it is no TypeScript', () => {
    const others = pages.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^```(\S+)$/gm), ([, kind = '']) => `${file}: ${kind}`),
    )
    expect(others.filter((fence) => !/: (ts|sh|html|json)$/.test(fence))).toEqual([])
  })

  it('compiles', () => {
    expect(typeErrorsIn(new Map(runnable.map(({ file, program }) => [file, program])))).toEqual([])
  })

  it.each(runnable)(
    'of $file comes to the results that it states',
    async ({ program }) => {
      const { values, results } = await runCode(program)
      expect(values).toStrictEqual(results)
      expect(values.length).toBeGreaterThan(0)
    },
    30_000,
  )
})

describe('a link on the pages', () => {
  it.each(pages)('of $file leads to a file that is there', ({ file, text }) => {
    const files = linksIn(text).filter((link) => !/^(https?:|#)/.test(link))
    const gone = files.filter(
      (link) => !existsSync(path.join(root, path.dirname(file), link.replace(/#.*$/, ''))),
    )
    expect(gone).toEqual([])
  })
})
