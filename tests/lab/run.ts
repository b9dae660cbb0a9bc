import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/*
 * Measures the built website on a cheap phone with a slow network, and fails if it is not as fast as it has to
 * be.
 *
 *   npm run lab                             all of it, some twenty minutes
 *   npm run lab -- lighthouse fare-estimate    some of it: what is measured, on which page
 *   npm run lab -- --write                  all of it, into docs/lab.md
 */

const here = import.meta.dirname
const root = path.join(here, '..', '..')
const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(path.join(here, 'node_modules')))
  run('npm', ['ci', '--no-audit', '--no-fund'], here)
run('tsc', ['-p', here], here)

type Figure = import('./figure.ts').Figure
type Site = import('./site.ts').Site
type Measured = import('./site.ts').Measured
type MeasureOne = (site: Site, page: Measured) => Promise<readonly Figure[]>
type Measure = (site: Site, pages: readonly Measured[]) => Promise<readonly Figure[]>

const pageNames = ['home', 'fare-estimate', 'results', 'order-review', 'partners'] as const
const formAlone = ['fare-estimate']

const oneByOne =
  (measure: MeasureOne): Measure =>
  async (site, pages) => {
    const figures: Figure[] = []
    for (const page of pages) figures.push(...(await measure(site, page)))
    return figures
  }

type Kind = { readonly pages: readonly string[]; readonly load: () => Promise<Measure> }

const kinds: ReadonlyMap<string, Kind> = new Map([
  [
    'lighthouse',
    { pages: pageNames, load: async () => (await import('./lighthouse.ts')).lighthouseFigures },
  ],
  [
    'paint',
    { pages: pageNames, load: async () => oneByOne((await import('./paint.ts')).paintFigures) },
  ],
  [
    'message',
    { pages: formAlone, load: async () => oneByOne((await import('./message.ts')).messageFigures) },
  ],
  [
    'keystroke',
    {
      pages: formAlone,
      load: async () => oneByOne((await import('./keystroke.ts')).keystrokeFigures),
    },
  ],
])

const asked = process.argv.slice(2)
const isWritten = asked.includes('--write')
const chosen = asked.filter((word) => word !== '--write')
const known: readonly string[] = [...kinds.keys(), ...pageNames]
if (chosen.some((word) => !known.includes(word)) || (isWritten && chosen.length > 0)) {
  console.error(`there are ${known.join(', ')}; --write takes all of them`)
  process.exit(1)
}
const isChosen = (word: string, among: readonly string[]): boolean =>
  !chosen.some((other) => among.includes(other)) || chosen.includes(word)

if (isChosen('keystroke', [...kinds.keys()]))
  run('webpack', ['--config', path.join(here, 'forms', 'webpack.config.ts')], root)

const { withSite } = await import('./site.ts')

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const headings = ['what', 'page', 'median', 'of five', 'wanted', '', '']
const table = [line(headings), line(headings.map(() => '---'))]
console.log(table.join('\n'))

let short = 0
const tell = ({ what, page, value, range, bound, holds, note }: Figure): void => {
  const verdict = bound === '' ? '' : holds ? 'ok' : 'short'
  const told = line([what, page, value, range, bound, verdict, holds ? '' : note])
  table.push(told)
  console.log(told)
  if (!holds) short += 1
}

const loadText = (): string => (os.loadavg()[0] ?? Number.NaN).toFixed(1)
const loadBefore = loadText()

const measureAll = async (site: Site): Promise<void> => {
  for (const [kind, { pages, load }] of kinds) {
    if (!isChosen(kind, [...kinds.keys()])) continue
    const measure = await load()
    const wanted = site.pages.filter(
      ({ name }) => pages.includes(name) && isChosen(name, pageNames),
    )
    for (const figure of await measure(site, wanted)) tell(figure)
  }
}
await withSite(measureAll)

const versionsIn = (manifest: unknown): readonly string[] =>
  typeof manifest === 'object' && manifest !== null && 'dependencies' in manifest
    ? Object.entries(Object(manifest.dependencies)).map(([name, version]) => `${name} ${version}`)
    : []

const load = `${loadBefore} at the start and ${loadText()} at the end`
console.log(`load: ${load}, of ${os.cpus().length} cores`)

if (isWritten) {
  const { withBrowser } = await import('./lab.ts')
  const browser = await withBrowser([], async (started) => started.version())
  const file = path.join(root, 'docs', 'lab.md')
  const [before] = readFileSync(file, 'utf8').split('<!-- measured -->')
  const versions = versionsIn(JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')))
  const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores`
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    `${before ?? ''}<!-- measured -->`,
    `${date}, ${machine}, load ${load}; Chromium ${browser}, ${versions.join(', ')}.`,
    `${table.join('\n')}\n`,
  ]
  writeFileSync(file, text.join('\n\n'))
}
console.log(short === 0 ? 'every figure is as wanted' : `${short} figures fall short`)
process.exit(short === 0 ? 0 : 1)
