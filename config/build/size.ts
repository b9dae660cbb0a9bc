import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import budget from '../size-budget.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '..', '..')
const site = path.join(root, 'out', 'site')

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

/** The scripts and styles that the page asks for before any script of it has run. */
const namedByPage = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="?\/(assets\/[^">\s]+\.(?:js|css))/g)].flatMap(
    ([, file]) => file ?? [],
  )

const Manifest = t.record(t.string, t.readonlyArray(t.string))

const readManifest = (): ReadonlyMap<string, readonly string[]> => {
  const file = path.join(root, '.cache', 'build', 'chunks.json')
  const decoded = Manifest.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(decoded)) throw new Error(`${file} is not a list of chunks`)
  return new Map(Object.entries(decoded.right))
}

const manifest = readManifest()

/** A chunk that was renamed must not drop out of the sum unseen. */
const filesOfChunk = (chunk: string): readonly string[] => {
  const files = manifest.get(chunk)
  if (files === undefined) {
    throw new Error(`no chunk is named ${chunk}; there are ${[...manifest.keys()].join(', ')}`)
  }
  return files
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

const page = readFileSync(path.join(site, 'index.html'), 'utf8')
const files = new Set(['index.html', ...namedByPage(page), ...budget.chunks.flatMap(filesOfChunk)])
const entries = [...files].flatMap(measure)

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
const row = (name: string, { raw, gzip, brotli }: Omit<Entry, 'file' | 'kind'>): string =>
  `${name.padEnd(44)}${kB(raw)}${kB(gzip)}${kB(brotli)}`

console.log(`What the ${budget.route} page loads before it can be used`)
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
