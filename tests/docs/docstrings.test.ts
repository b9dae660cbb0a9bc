/**
 * What the adapters of a browser stand in.
 *
 * @jest-environment <rootDir>/config/jest/jsdom-env.ts
 */
import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { root } from '../architecture/sourceTree.ts'
import { exampleProgram } from './exampleProgram.ts'
import { scopeNames, stopStores } from './exampleScope.ts'
import { type Public, publicSurface } from './publicSurface.ts'
import { runCode, typeErrorsIn } from './runCode.ts'

const functions = publicSurface.filter(({ kind }) => kind === 'function')
const rules = functions.filter(({ from }) => from.startsWith('hathi/domain/'))

const titleOf = ({ from, name }: Public): string => `${name} of ${from}`

const examples = functions.flatMap((one) =>
  one.examples.map((example, at) => ({
    title: `${titleOf(one)}, example ${at + 1}`,
    program: exampleProgram(one, example),
  })),
)

const without = (all: readonly Public[], has: (one: Public) => boolean): readonly string[] =>
  all.filter((one) => !has(one)).map(titleOf)

/** The functions whose examples cannot be run here, and why. */
const unrunnable: ReadonlyMap<string, string> = new Map([
  ['makeGoogleMapsScript of hathi/infrastructure/google', 'loads a script from Google'],
])

// jsdom's own `crypto` cannot encrypt.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

// In development, the store warns that its checks take long, which they do on a busy machine.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(stopStores)

describe('what the package exports', () => {
  it('is a library of many functions', () => {
    expect(rules.length).toBeGreaterThan(150)
    expect(functions.length).toBeGreaterThan(300)
  })

  it('has a docstring on every function, which names its section of the spec', () => {
    expect(without(functions, ({ doc }) => doc !== '')).toEqual([])
    expect(without(functions, ({ doc }) => /spec [12] §\d/.test(doc))).toEqual([])
  })

  it('has an example on every function, but for those that nothing here can run', () => {
    expect(without(functions, (one) => one.examples.length > 0)).toEqual([...unrunnable.keys()])
  })
})

describe('the examples of docstrings', () => {
  it('stand on names that the guide lists, every one of them', () => {
    const guide = readFileSync(path.join(root, 'docs/guide/README.md'), 'utf8')
    const [, listed = ''] = guide.split('## What the examples stand on')
    const names = Array.from(listed.matchAll(/^\| (`[^|]*`) \|/gm), ([, cell = '']) => cell)
    const told = names.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')))
    expect(told.sort()).toEqual([...scopeNames].sort())
  })

  it('compile', () => {
    expect(typeErrorsIn(new Map(examples.map(({ title, program }) => [title, program])))).toEqual(
      [],
    )
  })

  it.each(examples)(
    '$title comes to the results that it states',
    async ({ program }) => {
      const { values, results } = await runCode(program)
      expect(values).toStrictEqual(results)
      expect(values.length).toBeGreaterThan(0)
    },
    30_000,
  )
})
