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

/** A part of the code, and the tests that have to notice when it is changed. */
type Part = {
  readonly name: string
  readonly mutate: readonly string[]
  /** Folders and files of `tests`. */
  readonly tests: readonly string[]
  /** Folders that the tests depend on besides. */
  readonly with?: readonly string[]
  /** Made when it is first asked: the first test that does so is the only one that seems to run it. */
  readonly isMadeLater?: true
  /** Milliseconds beyond what its tests need: where many changes never end, each costs that long. */
  readonly endsWithin?: number
  /** Tried only when it is named. */
  readonly isNamedAlone?: boolean
  /** In a hundred. */
  readonly least: number
}

// How an area is prepared is shaped for speed: without a shortcut it says the same, only later. Many changes to it
// loop for ever, and each is stopped only after some time.
const preparing = [
  'evenShape',
  'ringCorners',
  'ringGrid',
  'ringTree',
  'preparedArea',
  'preparedZones',
]

// A million places for each of hundreds of changes: the other tests of an area ask the same of fewer.
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

// What a flow may be told of and when: its slices, by the flow's own tests.
const states = readdirSync(path.join(root, 'src/application'))
  .filter(
    (name) =>
      globSync(`src/application/${name}/*.slice.ts`, { cwd: root }).length > 0 &&
      existsSync(path.join(root, 'tests/application', name)),
  )
  .map(
    (name): Part => ({
      name: `${name} states`,
      mutate: [`src/application/${name}/*.slice.ts`],
      tests: [`application/${name}`],
      with: ['src/application', 'src/domain'],
      isMadeLater: true,
      least: 100,
    }),
  )

// What an adapter is made of, and what it answers with.
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
    // Most of what survives decides how many cells there are, and that a shortcut is taken.
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
      // Those beside them want a document.
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

/** What Stryker does not see change: the tests, and what they are made with. */
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
      // The same draws for every mutant, and fewer of them: there are thousands.
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
