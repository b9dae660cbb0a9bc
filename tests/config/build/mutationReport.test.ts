import { describe, expect, it } from '@jest/globals'
import { readReport, rowOf, scoreOf, withRows } from '../../../config/build/mutationReport.ts'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: '\n  false ',
  location: { start: { line, column: 1 } },
})

const report = (...statuses: readonly string[]) => ({
  files: { 'src/a.ts': { mutants: statuses.map((status) => mutant(status)) } },
})

const figuresOf = (...statuses: readonly string[]) => {
  const figures = readReport(report(...statuses))
  if (figures === null) throw new Error('no report')
  return figures
}

describe('what came of the changes', () => {
  it('is how many a test noticed: failed, did not end, or did not load', () => {
    expect(figuresOf('Killed', 'Timeout', 'RuntimeError', 'Survived').noticed).toBe(3)
    expect(scoreOf(figuresOf('Killed', 'Survived', 'NoCoverage', 'Killed'))).toBe(50)
  })

  it('is where one lives on that nobody noticed', () => {
    const raw = { files: { 'src/a.ts': { mutants: [mutant('Killed'), mutant('NoCoverage', 7)] } } }
    expect(readReport(raw)?.survivors).toEqual([
      { file: 'src/a.ts', line: 7, change: 'BooleanLiteral: false' },
    ])
  })

  it('leaves out what means the same', () => {
    const figures = figuresOf('Killed', 'Ignored')
    expect(scoreOf(figures)).toBe(100)
    expect(figures.equivalent).toBe(1)
  })

  it('is nothing where there is no report', () => {
    expect(readReport({})).toBeNull()
    expect(readReport({ files: { a: { mutants: [{ status: 'Killed' }] } } })).toBeNull()
  })

  it('is all only where nothing was missed', () => {
    const almost = [...Array<string>(1999).fill('Killed'), 'Survived']
    expect(rowOf('form', figuresOf(...almost), 100)).toContain('| 99.9 % |')
    expect(scoreOf(figuresOf())).toBe(100)
  })
})

describe('the table of figures', () => {
  const head = '| part | changes | noticed | survived | equivalent | score | at least |'
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

  it('is not made up where there is none', () => {
    expect(() => withRows('# Mutation', ['form'], new Map())).toThrow('no table')
  })
})
