/**
 * Compiles projects that export what they made, with declarations. Each is compiled alone: in a
 * larger one, the compiler would find a name in an entry that the project does not import. There is
 * one project for each file of `declared`, and one for each entry of the package, which exports the
 * results of all functions of the entry, called once, twice and three times over.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const [, , compiler, module, moduleResolution] = process.argv
const installed = 'node_modules/hathi/'

/** The names of an entry's values, which are all the names that its JavaScript exports. */
const valuesOf = (types) =>
  [
    ...readFileSync(installed + types.replace(/\.d\.ts$/, '.js'), 'utf8').matchAll(
      /export \{([^}]*)\}/g,
    ),
  ]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1))
    .filter((name) => name !== '')

const projectOf = (entry, names) =>
  [
    `import * as entry from 'hathi/${entry}'`,
    'declare function made<Made>(by: (...given: never) => Made): Made',
    'declare function made<Value>(value: Value): Value',
    ...names.flatMap((name) => [
      `export const once_${name} = made(entry.${name})`,
      `export const twice_${name} = made(once_${name})`,
      `export const thrice_${name} = made(twice_${name})`,
    ]),
    '',
  ].join('\n')

const { exports } = JSON.parse(readFileSync(`${installed}package.json`, 'utf8'))
const entries = Object.entries(exports).flatMap(([key, { types }]) => {
  // The element is a script, and the screens need packages that are not installed here.
  if (types === undefined || key === './element' || key === './ui') return []
  const entry = key.slice(2)
  return [{ file: `${entry.replaceAll('/', '-')}-every.ts`, entry, names: valuesOf(types) }]
})
const empty = entries.filter(({ names }) => names.length === 0)
if (empty.length > 0) throw new Error(`nothing is seen of ${empty.map(({ entry }) => entry)}`)

const written = readdirSync('declared').filter((file) => !file.endsWith('-every.ts'))
for (const { file, entry, names } of entries)
  writeFileSync(`declared/${file}`, projectOf(entry, names))

const wrong = [...written, ...entries.map(({ file }) => file)].flatMap((file) => {
  const project = `declared-${file}.json`
  const compilerOptions = { module, moduleResolution, declaration: true }
  writeFileSync(
    project,
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [`declared/${file}`] }),
  )
  try {
    execFileSync(process.execPath, [compiler, '-p', project])
    return []
  } catch ({ stdout }) {
    return [stdout.toString()]
  }
})
if (wrong.length > 0) throw new Error(wrong.join('\n'))
console.log(`${written.length} projects and ${entries.length} entries`)
