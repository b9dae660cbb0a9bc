import { globSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'

// All tests of a part in one file, so that what they share is loaded only once for each mutant.
const { MUTATION_TESTS: folders = 'domain' } = process.env
// It is enough that a property fails: nobody reads its smallest counterexample.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

const tests = path.join(import.meta.dirname, '..', '..', 'tests')

for (const folder of folders.split(',')) {
  for (const file of globSync([`${folder}/**/*.test.ts`, folder], { cwd: tests })) {
    if (file.endsWith('.test.ts')) require(path.join(tests, file))
  }
}
