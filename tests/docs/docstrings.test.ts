import { describe, expect, it } from '@jest/globals'
import { exampleProgram } from './exampleProgram.ts'
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

describe('what the package exports', () => {
  it('is a library of many functions', () => {
    expect(rules.length).toBeGreaterThan(150)
    expect(functions.length).toBeGreaterThan(300)
  })

  it('has a docstring on every function, which names its section of the spec', () => {
    expect(without(functions, ({ doc }) => doc !== '')).toEqual([])
    expect(without(functions, ({ doc }) => /spec [12] §\d/.test(doc))).toEqual([])
  })

  it('has an example on every rule', () => {
    expect(without(rules, (one) => one.examples.length > 0)).toEqual([])
  })
})

describe('the examples of docstrings', () => {
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
