import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import budget from '../size-budget.json' with { type: 'json' }
import { initialFiles, site } from './initialFiles.ts'

type Kind = keyof typeof budget.gzip
type Entry = {
  readonly file: string
  readonly kind: Kind
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

const kindOf = (file: string): Kind | null => {
  switch (path.extname(file)) {
    case '.js':
      return 'js'
    case '.css':
      return 'css'
    case '.html':
      return 'html'
    default:
      return null
  }
}

const measure = (file: string): readonly Entry[] => {
  const kind = kindOf(file)
  if (kind === null) return []
  const text = readFileSync(path.join(site, file))
  return [
    {
      file,
      kind,
      raw: text.length,
      gzip: gzipSync(text, { level: 9 }).length,
      brotli: brotliCompressSync(text).length,
    },
  ]
}

const entries = [...initialFiles(budget.imports)].flatMap(measure)

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
const row = (name: string, { raw, gzip, brotli }: Omit<Entry, 'file' | 'kind'>): string =>
  `${name.padEnd(44)}${kB(raw)}${kB(gzip)}${kB(brotli)}`

console.log(`What ${budget.route} loads before it can be used`)
console.log(`${''.padEnd(44)}${['raw', 'gzip', 'brotli'].map((h) => h.padStart(10)).join('')}`)
for (const entry of entries) console.log(row(entry.file, entry))

const kinds = ['html', 'css', 'js'] as const
const over = kinds.filter((kind) => {
  const ofKind = entries.filter((entry) => entry.kind === kind)
  const total = (measured: 'raw' | 'gzip' | 'brotli') =>
    ofKind.reduce((bytes, entry) => bytes + entry[measured], 0)
  const line = row(`all ${kind}`, {
    raw: total('raw'),
    gzip: total('gzip'),
    brotli: total('brotli'),
  })
  console.log(`${line}   of ${kB(budget.gzip[kind]).trim()} gzip`)
  return total('gzip') > budget.gzip[kind]
})
if (over.length > 0) console.error(`Over the budget: ${over.join(', ')}`)
process.exitCode = over.length > 0 ? 1 : 0
