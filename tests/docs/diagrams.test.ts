import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'
import { root } from '../architecture/sourceTree.ts'

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })

/** The diagram of a kind on a page. */
const diagramOn = (file: string, kind: string): string => {
  const page = readFileSync(path.join(root, file), 'utf8')
  const found = new RegExp(`^\`\`\`mermaid\\n${kind}\\b(.*?)^\`\`\`$`, 'ms').exec(page)
  return found?.[1] ?? ''
}

/** The text of the one source with such a name. */
const sourceNamed = (name: string): string => {
  const [file, ...others] = sources.filter((source) => path.basename(source) === name)
  if (file === undefined || others.length > 0) throw new Error(`${name} is not one source`)
  return readFileSync(path.join(root, 'src', file), 'utf8')
}

const sequence = diagramOn('docs/guide/running-a-flow.md', 'sequenceDiagram')

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

describe('the diagram of the layers', () => {
  it('has an arrow from each layer to those that it imports, and no other', () => {
    const arrows = Array.from(
      diagramOn('README.md', 'flowchart').matchAll(/^ +(\w+) --> ([\w &]+)$/gm),
      ([, from = '', to = '']) => to.split(' & ').map((one) => `${from} --> ${one}`),
    ).flat()
    const layers = new Set(arrows.flatMap((arrow) => arrow.split(' --> ')))
    const layerOf = (file: string): string => file.split(path.sep)[0] ?? ''
    const imports = sources
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const { importedFiles } = ts.preProcessFile(
          readFileSync(path.join(root, 'src', file), 'utf8'),
        )
        return importedFiles
          .filter(({ fileName }) => fileName.startsWith('.'))
          .map(({ fileName }) => [file, path.join(path.dirname(file), fileName)].map(layerOf))
      })
      .filter(([from = '', to = '']) => from !== to && layers.has(from) && layers.has(to))
      .map((pair) => pair.join(' --> '))
    expect(arrows.sort()).toEqual([...new Set(imports)].sort())
  })
})
