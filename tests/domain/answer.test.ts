import { describe, expect, it } from '@jest/globals'
import { either as E, function as F } from 'fp-ts'
import { isLeft, isRight, left, right, sharedLeft } from '../../src/domain/answer.ts'

const failure = { kind: 'NameMissing' } as const

describe('the answer of a rule', () => {
  it('equals the Either that fp-ts makes', () => {
    expect(right('Asha')).toStrictEqual(E.right('Asha'))
    expect(left(failure)).toStrictEqual(E.left(failure))
    expect(sharedLeft(failure)).toStrictEqual(E.left(failure))
  })

  it('can be mapped with fp-ts', () => {
    const length = (name: string) => name.length
    expect(F.pipe(right('Asha'), E.map(length))).toStrictEqual(right(4))
    expect(
      F.pipe(
        sharedLeft(failure),
        E.map(length),
        E.mapLeft(({ kind }) => kind),
      ),
    ).toStrictEqual(left('NameMissing'))
  })

  it('says whether something is wrong', () => {
    expect([isLeft(left(failure)), isLeft(right('Asha'))]).toEqual([true, false])
    expect([isRight(left(failure)), isRight(right('Asha'))]).toEqual([false, true])
  })

  it('is frozen only if it is shared', () => {
    expect(Object.isFrozen(left({ ...failure }))).toBe(false)
    const shared = sharedLeft({ ...failure })
    expect(Object.isFrozen(shared)).toBe(true)
    expect(isLeft(shared) && Object.isFrozen(shared.left)).toBe(true)
  })
})
