import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import withoutNotes from '../../../config/build/withoutNotes.ts'

const packages = path.join(import.meta.dirname, '..', '..', '..', 'node_modules')
const read = (...file: readonly string[]): string =>
  readFileSync(path.join(packages, ...file), 'utf8')

const routerIn = ['react-router', 'dist', 'production']
const [, routerFile = ''] = /"\.\/([^"]+)";\s*export \{/.exec(read(...routerIn, 'index.mjs')) ?? []
const router = read(...routerIn, routerFile)
const downshift = read('downshift', 'dist', 'downshift.esm.mjs')

const namesIn = (source: string) => source.match(/^\w+\.displayName = /gm) ?? []
/** What makes a component or a context, and what a build keeps if it is not marked. */
const unmarkedIn = (source: string) =>
  source.match(/^(?:export )?(?:var|let|const) \w+ = (?:\w+\.)?(?:createContext|forwardRef)\(/gm) ??
  []
const typesIn = (source: string) =>
  source.match(/^var \w*[pP]ropTypes(?:\$\d)? = (?:_extends\(|\{$)/gm) ?? []

describe('a release', () => {
  it('has no component of the router that nothing imports', () => {
    expect(
      withoutNotes('var Form = React10.forwardRef(\nform\n);\nForm.displayName = "Form";'),
    ).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\nform\n);\n')
    expect(namesIn(router)).not.toEqual([])
    expect(namesIn(withoutNotes(router))).toEqual([])
    expect(unmarkedIn(router)).not.toEqual([])
    expect(unmarkedIn(withoutNotes(router))).toEqual([])
  })

  it('has none of the types that a search would check its properties by', () => {
    expect(typesIn(downshift)).toHaveLength(6)
    expect(typesIn(withoutNotes(downshift))).toEqual([])
    expect(withoutNotes(downshift)).toContain('var validatePropTypes = noop;')
  })
})
