import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import * as t from 'io-ts'
import { root } from '../architecture/sourceTree.ts'
import { runSandbox, type SandboxProcess } from '../infrastructure/support/sandbox.ts'
import { blocksOf } from './claims.ts'
import { publicSurface } from './publicSurface.ts'
import { runCode, typeErrorsIn } from './runCode.ts'

const guide = readdirSync(path.join(root, 'docs', 'guide')).map((file) => `docs/guide/${file}`)

const pages = ['README.md', 'CONTRIBUTING.md', ...guide].map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  // The blocks of a page are one program, from top to bottom.
  const program = blocksOf(text).map(({ code }) => code)
  return { file, text, program: program.join('\n') }
})

const runnable = pages.filter(({ program }) => program !== '')

/** The packages that the guide says to install for an entry, by the entry. */
const wantedBy = new Map(
  Array.from(
    readFileSync(path.join(root, 'docs/guide/README.md'), 'utf8').matchAll(
      /^\| `(hathi\/\w+)` \| `([\w@][^`]*)`/gm,
    ),
    ([, entry = '', packages = '']) => [entry, packages.split(' ')] as const,
  ),
)

const Package = t.type({
  dependencies: t.record(t.string, t.string),
  peerDependencies: t.record(t.string, t.string),
})

const ownPackages = (): readonly string[] => {
  const read: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!Package.is(read)) throw new Error('package.json names no peers')
  return Object.keys({ ...read.dependencies, ...read.peerDependencies })
}

/** The packages that a page tells its reader to install, besides this one. */
const installedOn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/npm install ([^\n`]+)/g), ([, names = '']) => names.split(' '))
    .flat()
    .filter((name) => !name.endsWith('.tgz'))

const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)

describe('the code on the pages', () => {
  // A page that calls the sandbox finds it as its readers do.
  let sandbox: SandboxProcess
  beforeAll(async () => {
    sandbox = await runSandbox()
    process.env['HATHI_SANDBOX'] = sandbox.url
  })
  afterAll(() => sandbox.stop())
  // In development, the store warns that its checks take long, which they do on a busy machine.
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('is there: in the README, in CONTRIBUTING and on every page of the guide', () => {
    const without = pages.filter(({ program }) => program === '').map(({ file }) => file)
    expect(without).toEqual([])
    expect(guide.length).toBeGreaterThan(4)
  })

  it('is fenced so that it is run: as ts, unless it is no TypeScript', () => {
    const others = pages.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^```(\S+)$/gm), ([, kind = '']) => `${file}: ${kind}`),
    )
    expect(others.filter((fence) => !/: (ts|sh|html|json|mermaid)$/.test(fence))).toEqual([])
  })

  it('compiles', () => {
    expect(typeErrorsIn(new Map(runnable.map(({ file, program }) => [file, program])))).toEqual([])
  })

  it.each(runnable)(
    'of $file comes to the results that it states',
    async ({ program }) => {
      const { values, results } = await runCode(program)
      expect(values).toStrictEqual(results)
      expect(values.length).toBeGreaterThan(0)
    },
    30_000,
  )
})

describe('what a page tells of the package', () => {
  const exported = new Set(publicSurface.map(({ name }) => name))

  it.each(pages)('of $file names makers that are there', ({ text, program }) => {
    const named = Array.from(text.matchAll(/`(make\w+)(?:\(\w+\))?`/g), ([, name = '']) => name)
    const gone = named.filter((name) => !exported.has(name) && !program.includes(`const ${name} =`))
    expect(gone).toEqual([])
  })
})

describe('what is to be installed', () => {
  it('is what the package names as its own needs and as its peers', () => {
    expect([...wantedBy.keys()]).toEqual(['hathi/application', 'hathi/infrastructure'])
    const named = [...wantedBy.values(), ...pages.map(({ text }) => installedOn(text))].flat()
    const known = ownPackages()
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(pages.filter(({ file }) => guide.includes(file)))(
    'for $file is what its imports want',
    ({ text, program }) => {
      const wanted = Array.from(wantedBy).flatMap(([entry, packages]) =>
        program.includes(`'${entry}'`) ? packages : [],
      )
      const there = installedOn(text)
      expect(wanted.filter((name) => !there.includes(name))).toEqual([])
    },
  )
})

describe('a link on the pages', () => {
  it.each(pages)('of $file leads to a file that is there', ({ file, text }) => {
    const files = linksIn(text).filter((link) => !/^(https?:|#)/.test(link))
    const gone = files.filter(
      (link) => !existsSync(path.join(root, path.dirname(file), link.replace(/#.*$/, ''))),
    )
    expect(gone).toEqual([])
  })
})
