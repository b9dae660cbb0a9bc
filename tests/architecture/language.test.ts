import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { innocent, plantSourceTree } from './sourceTree.ts'

const Report = t.array(
  t.type({ messages: t.array(t.type({ ruleId: t.union([t.string, t.null]), line: t.number })) }),
)

const forbidden: ReadonlyArray<readonly [line: string, rule: string]> = [
  ['export const a: any = 1', '@typescript-eslint/no-explicit-any'],
  ['export const b = "x" as string', '@typescript-eslint/consistent-type-assertions'],
  ['export const c = <string>"x"', '@typescript-eslint/consistent-type-assertions'],
  ['export const d = [1].at(0)!', '@typescript-eslint/no-non-null-assertion'],
  ['// @ts-ignore', '@typescript-eslint/ban-ts-comment'],
  ["export { left } from 'fp-ts/Either'", 'no-restricted-imports'],
  ['export const e: any = 2 // eslint-disable-line', '@typescript-eslint/no-explicit-any'],
]

describe('the language of the layers', () => {
  it('has no way around the types, and none around the lint', () => {
    const text = forbidden.map(([line]) => line).join('\n')
    const tree = plantSourceTree({ ...innocent, 'src/domain/a/escape.ts': `${text}\n` })
    const { output, status } = tree.run('eslint/bin/eslint.js', '--format', 'json', 'src')
    tree.remove()

    const report: unknown = JSON.parse(output)
    if (!Report.is(report)) throw new Error(output)
    const found = report.flatMap(({ messages }) => messages.map((m) => `${m.line}: ${m.ruleId}`))
    expect(found).toEqual(
      expect.arrayContaining(forbidden.map(([, rule], i) => `${i + 1}: ${rule}`)),
    )
    expect(status).toBe(1)
  })
})
