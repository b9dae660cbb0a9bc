import { beforeEach, describe, expect, it } from '@jest/globals'
import { makeRecallCity, makeRememberCity } from '../../../src/infrastructure/city/rememberCity.ts'

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the visitor’s city', () => {
  beforeEach(() => localStorage.clear())

  it('is kept in this browser, replacing the one before', () => {
    const remember = makeRememberCity({ storage: () => localStorage })
    remember('bangalore')
    expect(localStorage.getItem('user_city')).toBe('bangalore')
    remember('delhi_ncr')
    expect(localStorage.getItem('user_city')).toBe('delhi_ncr')
  })

  it.each([
    ['the storage may not be accessed', denied],
    ['the storage throws', () => ({ setItem: denied })],
  ])('is not kept if %s', (_, storage) => {
    expect(() => makeRememberCity({ storage })('bangalore')).not.toThrow()
    expect(localStorage.getItem('user_city')).toBeNull()
  })

  it('is recalled as it was kept, and null before', () => {
    const recall = makeRecallCity({ storage: () => localStorage })
    expect(recall()).toBeNull()
    makeRememberCity({ storage: () => localStorage })('delhi_ncr')
    expect(recall()).toBe('delhi_ncr')
  })

  it.each([
    ['the storage may not be accessed', denied],
    ['the storage throws', () => ({ getItem: denied })],
  ])('is null if %s', (_, storage) => {
    expect(makeRecallCity({ storage })()).toBeNull()
  })
})
