import { beforeEach, describe, expect, it } from '@jest/globals'
import { makeRecallCity, makeRememberCity } from '../../../src/infrastructure/city/rememberCity.ts'

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the visitor’s city', () => {
  beforeEach(() => localStorage.clear())

  it('is kept in this browser, the last one', () => {
    const remember = makeRememberCity({ storage: () => localStorage })
    remember('bangalore')
    expect(localStorage.getItem('user_city')).toBe('bangalore')
    remember('delhi_ncr')
    expect(localStorage.getItem('user_city')).toBe('delhi_ncr')
  })

  it.each([
    ['no storage may be reached for', denied],
    ['the storage refuses', () => ({ setItem: denied })],
  ])('is forgotten where %s', (_, storage) => {
    expect(() => makeRememberCity({ storage })('bangalore')).not.toThrow()
    expect(localStorage.getItem('user_city')).toBeNull()
  })

  it('is read back as it was kept, and is none before', () => {
    const recall = makeRecallCity({ storage: () => localStorage })
    expect(recall()).toBeNull()
    makeRememberCity({ storage: () => localStorage })('delhi_ncr')
    expect(recall()).toBe('delhi_ncr')
  })

  it.each([
    ['no storage may be reached for', denied],
    ['the storage refuses', () => ({ getItem: denied })],
  ])('is none where %s', (_, storage) => {
    expect(makeRecallCity({ storage })()).toBeNull()
  })
})
