import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../architecture/sourceTree.ts'

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })

/** The text of the one source with such a name. */
const sourceNamed = (name: string): string => {
  const [file, ...others] = sources.filter((source) => path.basename(source) === name)
  if (file === undefined || others.length > 0) throw new Error(`${name} is not one source`)
  return readFileSync(path.join(root, 'src', file), 'utf8')
}

const page = readFileSync(path.join(root, 'docs/guide/running-a-flow.md'), 'utf8')
const [, sequence = ''] = /^```mermaid\nsequenceDiagram\n(.*?)^```$/ms.exec(page) ?? []

/** The files that take part, by the name that each has in the diagram. */
const files = new Map(
  Array.from(
    sequence.matchAll(/^ +participant (\w+) as (\S+\.ts)$/gm),
    ([, name = '', file = '']) => [name, sourceNamed(file)] as const,
  ),
)

describe('the diagram of a submit', () => {
  it('shows calls that are in the source of the file they come from, or else go to', () => {
    const calls = Array.from(
      sequence.matchAll(/^ +(\w+)->>(\w+): (.+)$/gm),
      ([, from = '', to = '', names = '']) => ({ from, to, names: names.split(', ') }),
    )
    expect(calls.length).toBeGreaterThan(10)
    const gone = calls.flatMap(({ from, to, names }) => {
      const text = files.get(from) ?? files.get(to) ?? ''
      return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
    })
    expect(gone).toEqual([])
  })

  it('notes actions that the flow has', () => {
    const notes = Array.from(
      sequence.matchAll(/^ +Note over \w+: (.+)$/gm),
      ([, text = '']) => text,
    )
    const noted = notes.flatMap((text) => Array.from(text.matchAll(/\b[a-z]+[A-Z]\w+/g), String))
    expect(noted.length).toBeGreaterThan(3)
    const flow = [...files.values()].join('\n')
    expect(noted.filter((name) => !new RegExp(`\\b${name}\\b`).test(flow))).toEqual([])
  })
})
