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
  [`// ${'a'.repeat(118)}`, 'max-len'],
]

const markup: ReadonlyArray<readonly [line: string, rule: string]> = [
  ['export const a = <p dangerouslySetInnerHTML={{ __html: "<b>" }} />', 'no-restricted-syntax'],
  ['export const b = { dangerouslySetInnerHTML: { __html: "<b>" } }', 'no-restricted-syntax'],
  ['export const c = (box: Element) => { box.innerHTML = "" }', 'no-restricted-syntax'],
  ['export const d = (box: Element) => { box.outerHTML = "" }', 'no-restricted-syntax'],
  [
    'export const e = (box: Element) => box.insertAdjacentHTML("afterend", "")',
    'no-restricted-syntax',
  ],
  ['export const f = () => document.write("")', 'no-restricted-syntax'],
  ['export const g = () => eval("1")', 'no-eval'],
  ['export const h = () => new Function("1")', 'no-new-func'],
  ['export const i = "javascript:void 0"', 'no-script-url'],
]

describe('the language of the layers', () => {
  it('has no way for data to become markup or a program', () => {
    const text = markup.map(([line]) => line).join('\n')
    const tree = plantSourceTree({ ...innocent, 'src/ui/a/escape.tsx': `${text}\n` })
    const { output, status } = tree.run('eslint/bin/eslint.js', '--format', 'json', 'src')
    tree.remove()

    const report: unknown = JSON.parse(output)
    if (!Report.is(report)) throw new Error(output)
    const found = report.flatMap(({ messages }) => messages.map((m) => `${m.line}: ${m.ruleId}`))
    expect(found).toEqual(expect.arrayContaining(markup.map(([, rule], i) => `${i + 1}: ${rule}`)))
    expect(status).toBe(1)
  })

  it('has no way around the types, none around the lint, and no comment of over 120 columns', () => {
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
