import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import budget from '../size-budget.json' with { type: 'json' }
import { filesOfPage, pageFile, readChunks, site } from './initialFiles.ts'

const kinds = ['html', 'css', 'js'] as const
type Kind = (typeof kinds)[number]
type Sizes = { readonly raw: number; readonly gzip: number; readonly brotli: number }
type Entry = Sizes & { readonly file: string; readonly kind: Kind }

const measure = (file: string): readonly Entry[] => {
  const kind = kinds.find((known) => file.endsWith(`.${known}`))
  if (kind === undefined) return []
  const text = readFileSync(path.join(site, file))
  const gzip = gzipSync(text, { level: 9 }).length
  return [{ file, kind, raw: text.length, gzip, brotli: brotliCompressSync(text).length }]
}

const totalOf = (entries: readonly Entry[], kind: Kind): Sizes =>
  entries
    .filter((entry) => entry.kind === kind)
    .reduce(
      (total, { raw, gzip, brotli }) => ({
        raw: total.raw + raw,
        gzip: total.gzip + gzip,
        brotli: total.brotli + brotli,
      }),
      { raw: 0, gzip: 0, brotli: 0 },
    )

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(40), ...cells.map((cell) => cell.padStart(10))].join('')
const sizeRow = (name: string, { raw, gzip, brotli }: Sizes): string =>
  row(name, [raw, gzip, brotli].map(kB))

/**
 * Prints one table, and returns what is over its budget. `wanted` is a goal below the budget,
 * printed while it is not reached.
 */
const report = (
  title: string,
  files: ReadonlySet<string>,
  limits: Readonly<Record<Kind, number>>,
  wanted: Readonly<Partial<Record<Kind, number>>> = {},
): readonly string[] => {
  const entries = [...files].flatMap(measure)
  console.log(`\n${row(title, ['raw', 'gzip', 'brotli'])}`)
  for (const entry of entries) console.log(sizeRow(`  ${entry.file}`, entry))
  return kinds.flatMap((kind) => {
    const total = totalOf(entries, kind)
    const goal = wanted[kind]
    const beside = goal === undefined || total.gzip <= goal ? '' : `; ${kB(goal)} are wanted`
    console.log(`${sizeRow(`all ${kind}`, total)}   of ${kB(limits[kind])} gzip${beside}`)
    return total.gzip > limits[kind] ? [`${title}: ${kind}`] : []
  })
}

const filesOf = readChunks()
const phone = filesOfPage(pageFile(budget.route), false)
const desktop = filesOfPage(pageFile(budget.route), true)

/** The files that lazy imports add to those already loaded. */
const adding = (there: ReadonlySet<string>, imports: readonly string[]): ReadonlySet<string> =>
  new Set(imports.flatMap(filesOf).filter((file) => !there.has(file)))

/** What is loaded unasked once the route is usable. */
const later = adding(desktop, budget.laterImports)

/** What a phone has loaded by the time that the customer sees a map. */
const beforeMap = new Set([...phone, ...later, ...adding(phone, budget.mapImports)])

const checkTotal = (
  title: string,
  files: ReadonlySet<string>,
  limit: number,
): readonly string[] => {
  const total = [...files].flatMap(measure).reduce((sum, { gzip }) => sum + gzip, 0)
  console.log(`\n${row(title, [kB(total)])}   of ${kB(limit)} gzip`)
  return total > limit ? [title] : []
}

const assets = readdirSync(path.join(site, 'assets'))
const fonts = assets.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
const texts = assets.filter((file) => /^locale-.*\.js$/.test(file))

const over = [
  ...report('every page', filesOfPage('index.html', false), budget.gzip.page),
  ...report(`${budget.route} on a phone`, phone, budget.gzip.route, budget.wanted),
  ...report(`${budget.route} on a desktop`, desktop, budget.gzip.desktop, budget.wanted),
  ...report('after it can be used', later, budget.gzip.later),
  ...checkTotal('everything before the map', beforeMap, budget.gzip.beforeMap),
  ...texts.flatMap((file) => checkTotal(file, new Set([`assets/${file}`]), budget.gzip.texts)),
  ...fonts,
]
if (over.length > 0) console.error(`\nOver the budget: ${over.join('; ')}`)
process.exitCode = over.length > 0 ? 1 : 0
