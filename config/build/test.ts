import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { site } from './initialFiles.ts'
import { formatTally, sum, type Tally, tallyOf } from './tally.ts'

const root = path.join(import.meta.dirname, '..', '..')

type Step = {
  readonly name: string
  /** Run one after the other; the first failure fails the step. */
  readonly commands: readonly string[]
  /**
   * Reads only sources, writes nothing that another of these reads, and keeps one processor busy:
   * two of them run at once.
   */
  readonly isBesideOthers?: true
  /** The steps whose failure makes this one pointless. */
  readonly after?: readonly string[]
}

const colours = process.stdout.isTTY ? 'force' : 'off'

const reading = (...some: readonly Step[]): readonly Step[] =>
  some.map((step) => ({ ...step, isBesideOthers: true }))

const steps: readonly Step[] = [
  ...reading(
    { name: 'format', commands: [`biome ci --error-on-warnings --colors=${colours} .`] },
    {
      name: 'types',
      commands: [
        'tsc -b',
        'tsc -p src',
        'tsc -p src/serviceWorker',
        'tsc -p config',
        'tsc -p tests',
      ],
    },
    { name: 'lint', commands: ['eslint --max-warnings 0 .'] },
    {
      name: 'architecture',
      commands: ['depcruise --config config/dependency-cruiser.mjs src config sandbox'],
    },
    { name: 'unused', commands: ['knip'] },
    { name: 'docs', commands: ['typedoc --options config/typedoc.mjs --emit none'] },
    // Last, because it builds the library anew, where the types have written before.
    { name: 'consumers', commands: ['node tests/consumers/run.ts'] },
  ),
  { name: 'domain', commands: ['jest --selectProjects domain --coverage'] },
  { name: 'unit', commands: ['jest --ignoreProjects domain'] },
  {
    name: 'build',
    commands: [
      'webpack --mode production',
      'node config/build/prerender.ts',
      'webpack --mode production --config webpack.element.config.ts',
      'webpack --mode production --config webpack.gallery.config.ts',
    ],
  },
  { name: 'size', commands: ['node config/build/size.ts'], after: ['build'] },
  { name: 'browser', commands: ['node config/build/browser.ts'] },
  {
    name: 'nginx',
    commands: [
      'node config/build/nginx.ts',
      'playwright test --config tests/nginx/playwright.config.ts',
    ],
    after: ['build', 'browser'],
  },
  { name: 'e2e', commands: ['playwright test'], after: ['build', 'browser'] },
]

const withTools = {
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(path.delimiter),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}

type Say = (text: string) => void

/** Runs a command, passes its output on as it comes, and returns its standard output. */
const run = (
  command: string,
  say: Say,
): Promise<{ readonly output: string; readonly endedWell: boolean }> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: withTools,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      say(text)
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', say)
    child.on('error', (error) => {
      say(`${error.message}\n`)
      resolve({ output, endedWell: false })
    })
    child.on('close', (code) => resolve({ output, endedWell: code === 0 }))
  })

const runStep = async ({ name, commands }: Step, say: Say): Promise<Tally> => {
  const started = performance.now()
  say(`\n── ${name}\n`)
  let output = ''
  for (const command of commands) {
    const ended = await run(command, say)
    output = ended.output
    if (!ended.endedWell) {
      say(`── ${name} failed: ${command}\n`)
      return tallyOf(output, false)
    }
  }
  say(`── ${name} passed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return tallyOf(output, true)
}

const print: Say = (text) => process.stdout.write(text)

const lastLinesOf = (text: string): string => text.trimEnd().split('\n').slice(-60).join('\n')

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `no such step: ${unknown.join(', ')}; there are ${steps.map((s) => s.name).join(', ')}`,
  )
  process.exit(1)
}

const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
const tallies = new Map<string, Tally>()
const failed = new Map<string, string>()

/** Runs a step, and keeps its output if it failed. */
const take = async (step: Step, say: Say): Promise<void> => {
  let said = ''
  const tally = await runStep(step, (text) => {
    said += text
    say(text)
  })
  tallies.set(step.name, tally)
  if (tally.failed > 0) failed.set(step.name, said)
}

/**
 * Runs steps one after the other, and prints the output of each when it ends, so that two parallel
 * runs do not mix theirs.
 */
const takeFrom = async (waiting: Step[]): Promise<void> => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const said: string[] = []
    await take(step, (text) => said.push(text))
    print(said.join(''))
  }
}

const beside = wanted.filter(({ isBesideOthers }) => isBesideOthers)
await Promise.all([takeFrom(beside), takeFrom(beside)])

/** Why a step is pointless now, if it is. */
const obstacleOf = ({ name, after = [] }: Step): string | null => {
  const broken = after.find((earlier) => (tallies.get(earlier)?.failed ?? 0) > 0)
  if (broken !== undefined) return `${broken} failed`
  // A build of before is taken as it is, for a second look at the same pages.
  return after.includes('build') && !existsSync(site)
    ? `there is no build; npm test -- build ${name} makes one`
    : null
}

for (const step of wanted.filter(({ isBesideOthers }) => !isBesideOthers)) {
  const obstacle = obstacleOf(step)
  if (obstacle === null) {
    await take(step, print)
    continue
  }
  tallies.set(step.name, { passed: 0, failed: 1 })
  failed.set(step.name, `\n── ${step.name} was not run: ${obstacle}\n`)
  print(failed.get(step.name) ?? '')
}

const total = sum([...tallies.values()])
// Printed again, because from a long run elsewhere often only the end is kept.
for (const [name, said] of failed) print(`\n── what ${name} said last\n${lastLinesOf(said)}\n`)
console.log(failed.size > 0 ? `\nFailed: ${[...failed.keys()].join(', ')}` : '')
console.log(formatTally(total))
process.exitCode = total.failed > 0 ? 1 : 0
