import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { nameReason } from '../../../config/build/actionNames.ts'
import { equivalents } from '../../../config/build/equivalents.ts'
import {
  readReport,
  rowOf,
  scoreOf,
  withEquivalents,
  withRows,
} from '../../../config/build/mutationReport.ts'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: '\n  false ',
  location: { start: { line, column: 3 }, end: { line, column: 7 } },
})

const reportOf = (...mutants: readonly object[]) => ({
  files: { 'src/a.ts': { source: '1\n2\n3\n4\n5\n6\n! true\n', mutants } },
})

const report = (...statuses: readonly string[]) =>
  reportOf(...statuses.map((status) => mutant(status)))

const figuresOf = (...statuses: readonly string[]) => {
  const figures = readReport([], report(...statuses))
  if (figures === null) throw new Error('no report')
  return figures
}

describe('what came of the changes', () => {
  it('is how many a test noticed: failed, did not end, or did not load', () => {
    expect(figuresOf('Killed', 'Timeout', 'RuntimeError', 'Survived').noticed).toBe(3)
    expect(scoreOf(figuresOf('Killed', 'Survived', 'NoCoverage', 'Killed'))).toBe(50)
  })

  it('is where one lives on that nobody noticed', () => {
    const raw = reportOf(mutant('Killed'), mutant('NoCoverage', 7))
    expect(readReport([], raw)?.survivors).toEqual([
      { file: 'src/a.ts', line: 7, change: 'BooleanLiteral: true → false' },
    ])
  })

  it('is nothing noticed where the runner could not begin', () => {
    const statusReason = 'Invalid regular expression: /(a)|(b)/: Regular expression too large'
    const figures = readReport([], reportOf({ ...mutant('RuntimeError'), statusReason }))
    expect(figures?.noticed).toBe(0)
    expect(figures?.survivors).toHaveLength(1)
  })

  it('leaves out what means the same', () => {
    const figures = figuresOf('Killed', 'Ignored')
    expect(scoreOf(figures)).toBe(100)
    expect(figures.equivalent).toBe(1)
  })

  it('knows nothing of the names that nobody changed', () => {
    const raw = reportOf({ ...mutant('Ignored'), statusReason: nameReason })
    expect(readReport([], raw)?.equivalent).toBe(0)
  })

  const known = {
    file: 'src/a.ts',
    line: '! true',
    code: 'true',
    change: 'false',
    why: 'It is never read.',
  }

  it('leaves out what is known to mean the same, in its line and as that change alone', () => {
    const raw = reportOf(mutant('Killed'), mutant('Survived', 7))
    expect(readReport([known], raw)).toEqual({
      noticed: 1,
      survivors: [],
      equivalent: 1,
      mistaken: [],
    })
    expect(readReport([{ ...known, code: 'tr …' }], raw)?.survivors).toEqual([])
    for (const other of [{ line: 'true' }, { code: 'tru' }, { change: 'true' }]) {
      const wrong = { ...known, ...other }
      const figures = readReport([wrong], raw)
      expect(figures?.survivors).toHaveLength(1)
      expect(figures?.mistaken).toEqual([{ known: wrong, found: 0 }])
    }
  })

  it('knows nothing of what means the same in a file that was not tried', () => {
    const figures = readReport([{ ...known, file: 'src/b.ts' }], reportOf(mutant('Survived', 7)))
    expect(figures).toMatchObject({ survivors: [{ line: 7 }], mistaken: [] })
  })

  it('excuses nothing with what a test notices, or with what there is twice', () => {
    const noticed = readReport([known], reportOf(mutant('Killed', 7)))
    expect(noticed).toMatchObject({ noticed: 1, equivalent: 0, mistaken: [{ found: 0 }] })
    const twice = readReport([known], reportOf(mutant('Survived', 7), mutant('NoCoverage', 7)))
    expect(twice).toMatchObject({ equivalent: 0, mistaken: [{ known, found: 2 }] })
    expect(twice?.survivors).toHaveLength(2)
  })

  it('is nothing where there is no report', () => {
    expect(readReport([], {})).toBeNull()
    expect(
      readReport([], { files: { a: { source: '', mutants: [{ status: 'Killed' }] } } }),
    ).toBeNull()
  })

  it('is all only where nothing was missed', () => {
    const almost = [...Array<string>(1999).fill('Killed'), 'Survived']
    expect(rowOf('form', figuresOf(...almost), 100, '2026-11-26')).toContain('| 99.9 % |')
    expect(scoreOf(figuresOf())).toBe(100)
  })
})

describe('the table of figures', () => {
  const head = '| part | changes | noticed | survived | equivalent | score | at least | tried |'
  const text = `# Mutation\n\n${head}\n|---|\n| form | old |\n| phone | old |\n\nThe end.`

  it('has the new rows in the place of the old, and keeps the others', () => {
    const written = withRows(text, ['fare', 'form', 'phone'], new Map([['form', '| form | new |']]))
    expect(written.split('\n').filter((line) => /form|phone|fare/.test(line))).toEqual([
      '| form | new |',
      '| phone | old |',
    ])
    expect(written.startsWith('# Mutation\n')).toBe(true)
    expect(written.endsWith('\n\nThe end.')).toBe(true)
  })

  it('says of each row on which day it was tried', () => {
    const row = rowOf('form', figuresOf('Killed'), 100, '2026-11-26')
    expect(row).toBe('| form | 1 | 1 | 0 | 0 | 100.0 % | 100 % | 2026-11-26 |')
    const page = readFileSync('docs/mutation.md', 'utf8').split('\n')
    const known = page.filter((line) => line.endsWith(' |') && line.includes(' % | '))
    expect(known.length).toBeGreaterThan(20)
    for (const line of known) expect(line).toMatch(/ % \| \d{4}-\d\d-\d\d \|$/)
  })

  it('is not made up where there is none', () => {
    expect(() => withRows('# Mutation', ['form'], new Map())).toThrow('no table')
  })
})

describe('the changes that mean the same', () => {
  it('are each in one line that is there, and are what the documentation lists', () => {
    for (const { file, line, code } of equivalents) {
      const lines = readFileSync(file, 'utf8').split('\n')
      const begun = lines.flatMap((text, at) =>
        text.trim() === line ? [lines.slice(at).join(' ').replace(/\s+/g, ' ').trim()] : [],
      )
      const beginnings = begun.filter((text) => {
        const found = text.indexOf(code.replace(/ …$/, ''))
        return found >= 0 && found < line.length
      })
      expect([file, line, code, beginnings.length]).toEqual([file, line, code, 1])
    }
    const page = readFileSync('docs/mutation.md', 'utf8')
    expect(withEquivalents(page, equivalents)).toBe(page)
  })
})
