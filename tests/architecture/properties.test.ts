import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { namedInProperties } from './propertiesOf.ts'
import { root } from './sourceTree.ts'

const domain = path.join(root, 'src/domain')
const surface = path.join(root, 'src/library/domain')
const isRule = (file: string): boolean => file.startsWith(domain)

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))

const functionsOf = async (file: string): Promise<readonly string[]> => {
  const exported: Readonly<Record<string, unknown>> = await import(file)
  return Object.keys(exported).filter((name) => typeof exported[name] === 'function')
}

/** What the library's importers may call, by term: `phone#parseMobile`. */
const rulesOf = async (file: string): Promise<readonly string[]> => {
  const term = path.basename(file, '.ts')
  return (await functionsOf(file)).map((name) => `${term}#${name}`)
}

const termOf = (rule: string): string => path.relative(domain, rule).replace(/[\\/].*#/, '#')

describe('the rules that the library exports', () => {
  it('each hold for whatever is drawn, not for examples alone', async () => {
    const rules = (await Promise.all(filesIn(surface, '.ts').map(rulesOf))).flat()
    const stated = new Set(
      filesIn(path.join(root, 'tests/domain'), '.test.ts')
        .flatMap((file) => [...namedInProperties(file, isRule)])
        .map(termOf),
    )
    expect(rules.length).toBeGreaterThan(100)
    expect(rules.filter((rule) => !stated.has(rule))).toEqual([])
  })
})

describe('the search for properties', () => {
  const found = (texts: Readonly<Record<string, string>>): readonly string[] => [
    ...namedInProperties(
      'tests/a.test.ts',
      (file) => file.startsWith('src'),
      (file) => texts[file] ?? '',
    ),
  ]
  const rule = `import { rule, other } from '../src/rule.ts'\n`

  it('finds what a property names, itself or by a name given beside it', () => {
    const made = `${rule}const made = (x) => rule(x)\n`
    const asserted = 'fc.assert(fc.property(fc.nat(), (x) => made(x)))'
    expect(found({ 'tests/a.test.ts': `${made}it('holds', () => { ${asserted} })` })).toEqual([
      'src/rule.ts#rule',
    ])
  })

  it('finds what a file beside the tests makes of a rule', () => {
    expect(
      found({
        'tests/drawn.ts': `${rule}export const made = (x) => other(x)`,
        'tests/a.test.ts': `import { made } from './drawn.ts'
          it('holds', () => { fc.assert(fc.property(fc.nat(), made)) })`,
      }),
    ).toEqual(['src/rule.ts#other'])
  })

  it('finds nothing in examples', () => {
    const example = `${rule}it('is one', () => { expect(rule(1)).toBe(1) })\n`
    const elsewhere = `it('holds', () => { fc.assert(fc.property(fc.nat(), (x) => x.rule)) })`
    expect(found({ 'tests/a.test.ts': example + elsewhere })).toEqual([])
  })
})
