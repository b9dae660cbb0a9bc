import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../architecture/sourceTree.ts'

const folder = path.join(root, 'docs', 'decisions')
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

it('each decision is in the index, by the title that it has itself', () => {
  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
  const rows = records.map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(textOf(file)) ?? []
    return `| [${number}](${file}) | ${title} |`
  })
  expect(rows.length).toBeGreaterThan(50)
  expect(
    textOf('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [')),
  ).toEqual(rows)
})
