import { spawn } from 'node:child_process'
import path from 'node:path'
import { formatTally, sum, type Tally, tallyOf } from './tally.ts'

const root = path.join(import.meta.dirname, '..', '..')

type Step = {
  readonly name: string
  /** One after the other; the step fails with the first that does. */
  readonly commands: readonly string[]
  /** The steps whose failure leaves nothing to look at. */
  readonly after?: readonly string[]
}

const colours = process.stdout.isTTY ? 'force' : 'off'

const steps: readonly Step[] = [
  { name: 'format', commands: [`biome ci --error-on-warnings --colors=${colours} .`] },
  { name: 'lint', commands: ['eslint --max-warnings 0 .'] },
  {
    name: 'types',
    commands: ['tsc -b', 'tsc -p src', 'tsc -p src/serviceWorker', 'tsc -p config', 'tsc -p tests'],
  },
  {
    name: 'architecture',
    commands: ['depcruise --config config/dependency-cruiser.mjs src config sandbox'],
  },
  { name: 'unused', commands: ['knip'] },
  { name: 'docs', commands: ['typedoc --options config/typedoc.mjs --emit none'] },
  { name: 'domain', commands: ['jest --selectProjects domain --coverage'] },
  { name: 'unit', commands: ['jest --ignoreProjects domain'] },
  { name: 'consumers', commands: ['node tests/consumers/run.ts'] },
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

/** Runs one command, its output passed on as it comes; answers with that output. */
const run = (command: string): Promise<{ readonly output: string; readonly endedWell: boolean }> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: withTools,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk.toString()
    })
    child.stderr.pipe(process.stderr, { end: false })
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ output, endedWell: false })
    })
    child.on('close', (code) => resolve({ output, endedWell: code === 0 }))
  })

const runStep = async ({ name, commands }: Step): Promise<Tally> => {
  const started = performance.now()
  console.log(`\n── ${name}`)
  let output = ''
  for (const command of commands) {
    const ended = await run(command)
    output = ended.output
    if (!ended.endedWell) {
      console.log(`── ${name} failed: ${command}`)
      return tallyOf(output, false)
    }
  }
  console.log(`── ${name} passed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return tallyOf(output, true)
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `no such step: ${unknown.join(', ')}; there are ${steps.map((s) => s.name).join(', ')}`,
  )
  process.exit(1)
}

const tallies = new Map<string, Tally>()
for (const step of steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const broken = (step.after ?? []).find((name) => (tallies.get(name)?.failed ?? 0) > 0)
  if (broken !== undefined) console.log(`\n── ${step.name} was not run: ${broken} failed`)
  tallies.set(step.name, broken === undefined ? await runStep(step) : { passed: 0, failed: 1 })
}

const total = sum([...tallies.values()])
const failures = [...tallies].filter(([, { failed }]) => failed > 0).map(([name]) => name)
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '')
console.log(formatTally(total))
process.exitCode = total.failed > 0 ? 1 : 0
