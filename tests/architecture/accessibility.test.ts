import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from './sourceTree.ts'

/** The criteria of WCAG 2.2, levels A and AA. */
const criteria = [
  ['1.1', [1]],
  ['1.2', [1, 2, 3, 4, 5]],
  ['1.3', [1, 2, 3, 4, 5]],
  ['1.4', [1, 2, 3, 4, 5, 10, 11, 12, 13]],
  ['2.1', [1, 2, 4]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['2.4', [1, 2, 3, 4, 5, 6, 7, 11]],
  ['2.5', [1, 2, 3, 4, 7, 8]],
  ['3.1', [1, 2]],
  ['3.2', [1, 2, 3, 4, 6]],
  ['3.3', [1, 2, 3, 4, 7, 8]],
  ['4.1', [2, 3]],
] as const

const rows = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, criterion = '', how = '', test = ''] = line.split('|').map((cell) => cell.trim())
    const tests = test
      .split(/; (?=`)/)
      .map((named) => /^`([^`]+)`: (.+)$/.exec(named) ?? [])
      .map(([, file = '', words = '']) => ({ file, words }))
    return { criterion, how, test, tests }
  })

describe('the table of docs/accessibility.md', () => {
  it('has every criterion of WCAG 2.2, levels A and AA, once', () => {
    expect(rows.map(({ criterion }) => criterion)).toEqual(
      criteria.flatMap(([guideline, numbers]) => numbers.map((at) => `${guideline}.${at}`)),
    )
  })

  it('says of every criterion how it is met', () => {
    expect(rows.filter(({ how }) => how === '')).toEqual([])
  })

  it.each(rows.filter(({ test }) => test !== '—'))(
    'names tests that are there for $criterion',
    ({ tests }) => {
      for (const { file, words } of tests) {
        expect(existsSync(path.join(root, file))).toBe(true)
        expect(readFileSync(path.join(root, file), 'utf8')).toContain(words)
      }
    },
  )
})
