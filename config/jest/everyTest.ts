import { globSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'

// The tests of a part as one file: what they have in common is loaded once for every mutant.
const { MUTATION_TESTS: folders = 'domain' } = process.env
// That a property fails is enough; nobody reads of the smallest case.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

const tests = path.join(import.meta.dirname, '..', '..', 'tests')

for (const folder of folders.split(',')) {
  for (const file of globSync([`${folder}/**/*.test.ts`, folder], { cwd: tests })) {
    if (file.endsWith('.test.ts')) require(path.join(tests, file))
  }
}
