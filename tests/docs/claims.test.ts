import { describe, expect, it } from '@jest/globals'
import { blocksOf, claimsIn } from './claims.ts'
import { runCode, typeErrorsIn } from './runCode.ts'

const outcome = async (code: string): Promise<readonly unknown[]> => {
  const { values, results } = await runCode(code)
  return values.map(([what, value], at) => [what, value, results[at]?.[1]])
}

describe('a stated result', () => {
  it('is put beside what the code comes to', async () => {
    expect(await outcome('1 + 1 // → 2')).toEqual([['1 + 1', 2, 2]])
  })

  it('is told from what is not so', async () => {
    expect(await outcome('1 + 1 // → 3')).toEqual([['1 + 1', 2, 3]])
  })

  it('may stand for the sides of an Either', async () => {
    expect(await outcome(`1 // → right: 'a'\n2 // → left: { kind: 'B' }`)).toEqual([
      ['1', 1, { _tag: 'Right', right: 'a' }],
      ['2', 2, { _tag: 'Left', left: { kind: 'B' } }],
    ])
  })

  it('may be of a name that is given', async () => {
    expect(await outcome('const a = 1 // → 1\nconst b = a + 1\nb // → 2')).toEqual([
      ['a', 1, 1],
      ['b', 2, 2],
    ])
  })

  it('may be of what is printed', async () => {
    expect(await outcome(`console.log(1 + 1) // → 2\nconsole.log('a') // → 'b'`)).toEqual([
      ['1 + 1', 2, 2],
      ["'a'", 'a', 'b'],
    ])
  })

  it('may stand on lines of its own', async () => {
    const code = `[1, 2]\n// → [\n//     1,\n//     2,\n//   ]\n// What is said next is no part of it.\n3 // → 3`
    expect(await outcome(code)).toEqual([
      ['[1, 2]', [1, 2], [1, 2]],
      ['3', 3, 3],
    ])
  })

  it('may be of the package, imported by its name', async () => {
    const code = `import { otherEnd } from 'hathi/domain/place'\notherEnd('drop') // → 'pickup'`
    expect(await outcome(code)).toEqual([["otherEnd('drop')", 'pickup', 'pickup']])
  })

  it('may be waited for', async () => {
    expect(await outcome('const a = await Promise.resolve(1) // → 1')).toEqual([['a', 1, 1]])
  })

  it('is not lost where it stands behind nothing that has a value', () => {
    expect(() => claimsIn('const { a } = { a: 1 } // → 1')).toThrow('1 results are stated, 0 of')
    expect(() => claimsIn('if (true) {} // → 1')).toThrow('1 results are stated, 0 of')
  })
})

describe('a piece of code', () => {
  it('that does not compile is told of by its title', () => {
    const wrong = `import { otherEnd } from 'hathi/domain/place'\notherEnd('middle')\n`
    const [error, ...others] = typeErrorsIn(new Map([['the middle', wrong]]))
    expect(error).toMatch(/^the middle: Argument of type '"middle"' is not assignable/)
    expect(others).toEqual([])
  })

  it('that imports what the package does not export is told of', () => {
    const wrong = `import { compareProducts } from 'hathi/domain/serviceability'\ncompareProducts\n`
    expect(typeErrorsIn(new Map([['inside', wrong]])).join()).toMatch('has no exported member')
  })

  it('is found in a page where it is fenced as ts, and there alone', () => {
    const page = 'Text\n```ts\nconst a = 1\n```\n```sh\nls\n```\n\n```ts\nconst b = 2\n```\n'
    expect(blocksOf(page)).toEqual([
      { line: 3, code: 'const a = 1\n' },
      { line: 10, code: 'const b = 2\n' },
    ])
  })
})
