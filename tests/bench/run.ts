import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/*
 * Compares the domain with what its users would choose instead. Fails if it is not as much faster as
 * promised, or if the rounds are too far apart to trust.
 *
 *   npm run bench                     all of it, ten minutes
 *   npm run bench -- phone money      some of it
 *   npm run bench -- --write          all of it, into docs/benchmarks.md
 */

const here = import.meta.dirname
const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(path.join(here, 'node_modules')))
  run('npm', ['ci', '--no-audit', '--no-fund'], here)
run('tsc', ['-p', here], here)

const { median, spread, timed } = await import('./measure.ts')
const { disagreement } = await import('./row.ts')
type Row = import('./row.ts').Row
type Figure = import('./row.ts').Figure

type Group = {
  readonly rows: readonly Row[]
  /** Counted before the timing. */
  readonly figures?: readonly Figure[]
  /**
   * Throws if the domain and an independent judge differ; returns the number of inputs about which they
   * agree.
   */
  readonly agree?: () => number
}

const groups: ReadonlyMap<string, () => Promise<Group>> = new Map([
  ['phone', async () => ({ rows: (await import('./rules/phone.ts')).phoneRows() })],
  ['form', async () => ({ rows: (await import('./rules/fareForm.ts')).fareFormRows() })],
  [
    'area',
    async () => {
      const { agreeAboutAreas, areaFigures, areaRows } = await import('./rules/area.ts')
      return { rows: areaRows(), figures: areaFigures(), agree: agreeAboutAreas }
    },
  ],
  ['money', async () => ({ rows: (await import('./rules/money.ts')).moneyRows() })],
  ['date', async () => ({ rows: (await import('./rules/date.ts')).dateRows() })],
  ['orders', async () => ({ rows: (await import('./rules/orders.ts')).orderRows() })],
  ['text', async () => ({ rows: (await import('./rules/text.ts')).textRows() })],
])

const effort = { rounds: 7, milliseconds: 60 }
const mostSpread = 1.5
const mostRuns = 3

const headings = ['rule', 'ours', 'ns', 'peer', 'ns', 'ratio', 'at least', 'spread', '']
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const numberText = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)

type Measured = { readonly cells: readonly string[]; readonly holds: boolean }

/** Measures a row: every contestant in every round. Repeats the run if the rounds are too far apart. */
const measured = async (row: Row): Promise<readonly Measured[]> => {
  for (let turn = 1; ; turn += 1) {
    const timings = await timed([row.ours, ...row.peers.map((peer) => peer.contestant)], effort)
    const [ours, ...theirs] = timings
    const results = row.peers.map(({ contestant, least }, at) => {
      const own = ours?.rounds ?? []
      const rounds = theirs[at]?.rounds ?? []
      const ratios = rounds.map((time, round) => time / (own[round] ?? Number.NaN))
      const [ratio, apart] = [median(ratios), spread(ratios)]
      const isSteady = apart <= mostSpread
      const verdict = isSteady ? (ratio >= least ? 'ok' : 'short') : 'unsteady'
      return {
        isSteady,
        holds: verdict === 'ok',
        cells: [
          row.rule,
          row.ours.name,
          numberText(median(own)),
          contestant.name,
          numberText(median(rounds)),
          numberText(ratio),
          String(least),
          apart.toFixed(2),
          verdict,
        ],
      }
    })
    if (turn === mostRuns || results.every(({ isSteady }) => isSteady)) return results
  }
}

const asked = process.argv.slice(2)
const isWritten = asked.includes('--write')
const chosen = asked.filter((word) => word !== '--write')
const unknown = chosen.filter((word) => !groups.has(word))
if (unknown.length > 0 || (isWritten && chosen.length > 0)) {
  console.error(`there are ${[...groups.keys()].join(', ')}; --write takes all of them`)
  process.exit(1)
}

const table = [line(headings), line(headings.map(() => '---'))]
console.log(table.join('\n'))
let short = 0
for (const [name, make] of groups) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const { rows, figures = [], agree } = await make()
  if (agree !== undefined) console.log(`| ${name}: the judge agrees about ${agree()} inputs |`)
  for (const { rule, what, is, most } of figures) {
    const holds = is <= most
    const [value, bound] = [numberText(is), `at most ${most}`]
    const cells = [rule, what, value, '', '', '', bound, '', holds ? 'ok' : 'short']
    table.push(line(cells))
    console.log(line(cells))
    if (!holds) short += 1
  }
  for (const row of rows) {
    const wrong = disagreement(row, 2000)
    if (wrong !== null) {
      console.error(wrong)
      process.exit(1)
    }
    for (const { cells, holds } of await measured(row)) {
      table.push(line(cells))
      console.log(line(cells))
      if (!holds) short += 1
    }
  }
}

if (isWritten) {
  const file = path.join(here, '..', '..', 'docs', 'benchmarks.md')
  const [before] = readFileSync(file, 'utf8').split('<!-- measured -->')
  const manifest: unknown = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'))
  const versions =
    typeof manifest === 'object' && manifest !== null && 'dependencies' in manifest
      ? Object.entries(Object(manifest.dependencies)).map(([name, version]) => `${name} ${version}`)
      : []
  const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.versions.node}, load ${numberText(os.loadavg()[1] ?? 0)}`
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    `${before ?? ''}<!-- measured -->`,
    `${date}, ${machine}; ${versions.join(', ')}.`,
    `${table.join('\n')}\n`,
  ]
  writeFileSync(file, text.join('\n\n'))
}
console.log(short === 0 ? 'every row holds' : `${short} rows do not hold`)
process.exit(short === 0 ? 0 : 1)
