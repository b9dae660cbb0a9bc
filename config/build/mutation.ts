import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { equivalents } from './equivalents.ts'
import {
  type Figures,
  readReport,
  rowOf,
  scoreOf,
  withEquivalents,
  withRows,
} from './mutationReport.ts'

const root = path.join(import.meta.dirname, '..', '..')
const stored = path.join(root, '.cache', 'stryker')
const report = path.join(stored, 'report.json')
const page = path.join(root, 'docs', 'mutation.md')

/** A part of the code, and the tests that must notice a change to it. */
type Part = {
  readonly name: string
  readonly mutate: readonly string[]
  /** Folders and files of `tests`. */
  readonly tests: readonly string[]
  /** More folders that the tests depend on. */
  readonly with?: readonly string[]
  /** The code runs lazily: only the first test that triggers it seems to cover it. */
  readonly isMadeLater?: true
  /** Milliseconds beyond what the tests need. Changes that loop for ever each cost that long. */
  readonly endsWithin?: number
  /** Only tried if named as an argument. */
  readonly isNamedAlone?: boolean
  /** The minimal score, in percent. */
  readonly least: number
}

// The code that prepares an area is shaped for speed: without a shortcut the result is the same,
// only later. Many changes to it loop for ever, and each is only stopped after some time.
const preparing = [
  'evenShape',
  'ringCorners',
  'ringGrid',
  'ringTree',
  'preparedArea',
  'preparedZones',
]

// These test a million places for each of hundreds of changes; the other tests of an area do the
// same with fewer.
const asksTooMuch = ['areaAgreement.test.ts']

const asksOfPrepared = ['oddShapes.test.ts', 'preparedArea.test.ts', 'preparedZones.test.ts']

const testsOf = (term: string): readonly string[] =>
  globSync(`domain/${term}/*.test.ts`, { cwd: path.join(root, 'tests') })
    .filter((file) => !asksTooMuch.includes(path.basename(file)))
    .sort()

const rulesOf = (term: string): readonly string[] =>
  globSync(`src/domain/${term}/*.ts`, { cwd: root })
    .filter((file) => !preparing.includes(path.basename(file, '.ts')))
    .sort()

const terms = readdirSync(path.join(root, 'src/domain'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(
    ({ name }): Part => ({
      name,
      mutate: rulesOf(name),
      tests: testsOf(name).filter((file) => !asksOfPrepared.includes(path.basename(file))),
      with: ['src/domain', `tests/domain/${name}`],
      least: 100,
    }),
  )

// Changes of a state that have a file of their own beside its slice.
const besideSlices = ['booking/order/stopEdit', 'orders/historyPage']

// The states that a flow may be in: its slices, checked by the flow's own tests.
const states = readdirSync(path.join(root, 'src/application'))
  .filter(
    (name) =>
      globSync(`src/application/${name}/**/*.slice.ts`, { cwd: root }).length > 0 &&
      existsSync(path.join(root, 'tests/application', name)),
  )
  .map(
    (name): Part => ({
      name: `${name} states`,
      mutate: [
        `src/application/${name}/**/*.slice.ts`,
        ...besideSlices
          .filter((file) => file.startsWith(`${name}/`))
          .map((file) => `src/application/${file}.ts`),
      ],
      tests: [`application/${name}`],
      with: ['src/application', 'src/domain'],
      isMadeLater: true,
      least: 100,
    }),
  )

// What adapters depend on.
const adapters = ['src/infrastructure', 'src/application/ports', 'src/domain']

const parts: readonly Part[] = [
  ...terms,
  {
    name: 'prepared areas',
    mutate: preparing.map((file) => `src/domain/serviceability/${file}.ts`),
    tests: testsOf('serviceability'),
    with: ['src/domain', 'tests/domain/serviceability'],
    isNamedAlone: true,
    endsWithin: 5_000,
    // Most surviving changes alter the number of cells, or whether a shortcut is taken.
    least: 85,
  },
  ...states,
  {
    name: 'bodies',
    mutate: [
      'src/infrastructure/fare/fareQuery.ts',
      'src/infrastructure/lead/lead.codec.ts',
      'src/infrastructure/session/validation.codec.ts',
      'src/infrastructure/partner/vehicleDetails.codec.ts',
      'src/infrastructure/partner/registration.codec.ts',
    ],
    tests: [
      'infrastructure/fare',
      'infrastructure/lead',
      // The other tests in that folder need a document.
      'infrastructure/session/customerService.test.ts',
      'infrastructure/session/faults.test.ts',
      'infrastructure/session/validationBody.test.ts',
      'infrastructure/partner',
    ],
    with: adapters,
    least: 100,
  },
  {
    name: 'redirect guard',
    mutate: ['src/infrastructure/browser/link.ts'],
    tests: ['infrastructure/browser/link.test.ts'],
    with: adapters,
    least: 100,
  },
  {
    name: 'storage envelope',
    mutate: [
      'src/infrastructure/browser/secretStore.ts',
      'src/infrastructure/browser/base64url.ts',
    ],
    tests: ['infrastructure/browser/secretStore.test.ts'],
    with: adapters,
    least: 100,
  },
  {
    name: 'error mapping',
    mutate: [
      'src/infrastructure/http/callFailure.ts',
      'src/infrastructure/http/contractPaths.ts',
      'src/infrastructure/http/customerCallError.ts',
      'src/infrastructure/http/readAnswer.ts',
      'src/infrastructure/fare/refusedForm.ts',
      'src/infrastructure/fare/fareRefusal.codec.ts',
      'src/infrastructure/fare/quoteFareError.ts',
      'src/infrastructure/fare/recallEstimateError.ts',
      'src/infrastructure/booking/loadServiceAreaError.ts',
      'src/infrastructure/booking/placeOrderError.ts',
      'src/infrastructure/lead/leadCallError.ts',
      'src/infrastructure/orders/cancelOrderError.ts',
      'src/infrastructure/orders/loadOrderError.ts',
      'src/infrastructure/places/googleFailure.ts',
    ],
    tests: [
      'infrastructure/http/refusals.test.ts',
      'infrastructure/http/readAnswer.test.ts',
      'infrastructure/places/googleFailure.test.ts',
    ],
    with: adapters,
    least: 100,
  },
]

/**
 * A digest of what Stryker's incremental mode does not track: the tests, and what they are built
 * from.
 */
const testsDigest = ({ mutate, tests, with: others = [] }: Part): string => {
  const seen = new Set(mutate.flatMap((pattern) => globSync(pattern, { cwd: root })))
  const files = ['config/jest', 'config/market', 'tests/support', 'tests/domain/*.ts']
    .concat(tests.map((name) => `tests/${name}`))
    .concat(others)
    .flatMap((name) => [name, `${name}/**/*.ts`])
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => file.endsWith('.ts') && !seen.has(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

const tried = (part: Part): Figures => {
  const { name, mutate, tests, isMadeLater = false, endsWithin } = part
  const known = path.join(stored, `${name.replaceAll(' ', '-')}-${testsDigest(part)}.json`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      ...['run', 'config/stryker.config.json', '--mutate', mutate.join(',')],
      ...['--incrementalFile', path.relative(root, known)],
      ...(isMadeLater ? ['--coverageAnalysis', 'all'] : []),
      ...(endsWithin === undefined ? [] : ['--timeoutMS', String(endsWithin)]),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      // The same random draws for every mutant, and fewer of them, because there are thousands.
      env: {
        ...process.env,
        MUTATION_TESTS: tests.join(','),
        PROPERTY_SEED: '1',
        PROPERTY_RUNS: '100',
      },
    },
  )
  const figures =
    status === 0 && existsSync(report)
      ? readReport(equivalents, JSON.parse(readFileSync(report, 'utf8')))
      : null
  if (figures === null) throw new Error(`${name} could not be tried:\n${stdout}${stderr}`)
  return figures
}

const asked = process.argv.slice(2)
const names = parts.map(({ name }) => name)
const wanted = asked.filter((name) => !name.startsWith('--'))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(1)
}

const today = new Date().toISOString().slice(0, 10)
const rows = new Map<string, string>()
const short: string[] = []
let mistakes = 0
const isWanted = ({ name, isNamedAlone = false }: Part): boolean =>
  wanted.length === 0 ? !isNamedAlone : wanted.includes(name)
for (const part of parts.filter(isWanted)) {
  const figures = tried(part)
  const row = rowOf(part.name, figures, part.least, today)
  rows.set(part.name, row)
  console.log(row)
  for (const { file, line, change } of figures.survivors) console.log(`  ${file}:${line} ${change}`)
  for (const { known, found } of figures.mistaken) {
    const { file, line, code, change } = known
    console.log(`  ${file} excuses ${found} changes, not one: ${code} → ${change} in ${line}`)
  }
  mistakes += figures.mistaken.length
  if (scoreOf(figures) < part.least) short.push(part.name)
}
if (asked.includes('--write')) {
  const written = withRows(readFileSync(page, 'utf8'), names, rows)
  writeFileSync(page, withEquivalents(written, equivalents))
}
if (mistakes > 0) console.log(`Wrong in equivalents.ts: ${mistakes}`)
console.log(short.length > 0 ? `Short: ${short.join(', ')}` : 'All parts have their score')
process.exitCode = short.length > 0 || mistakes > 0 ? 1 : 0
