/**
 * Compiles each file of `declared` as a project of its own: in a larger one the compiler would find a name in an
 * entry that the file does not import.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'

const [, , compiler, module, moduleResolution] = process.argv
const files = readdirSync('declared')
const wrong = files.flatMap((file) => {
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
console.log(`${files.length} entries`)
