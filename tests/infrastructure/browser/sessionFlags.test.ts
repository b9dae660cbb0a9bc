import { beforeEach, describe, expect, it } from '@jest/globals'
import { makeSessionFlags } from '../../../src/infrastructure/browser/sessionFlags.ts'

const flag = 'app-banner-hidden'
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe('a flag of the visit', () => {
  beforeEach(() => sessionStorage.clear())

  it('is raised from then on, on every page of the tab', () => {
    const flags = makeSessionFlags({ storage: () => sessionStorage })
    expect(flags.isRaised(flag)).toBe(false)
    flags.raise(flag)
    expect(flags.isRaised(flag)).toBe(true)
    expect(makeSessionFlags({ storage: () => sessionStorage }).isRaised(flag)).toBe(true)
  })

  it('is gone with the tab', () => {
    makeSessionFlags({ storage: () => sessionStorage }).raise(flag)
    sessionStorage.clear()
    expect(makeSessionFlags({ storage: () => sessionStorage }).isRaised(flag)).toBe(false)
  })

  it.each([
    ['the storage may not be accessed', denied],
    ['the storage throws', () => ({ getItem: denied, setItem: denied })],
    ['the storage is full', () => ({ getItem: () => null, setItem: denied })],
  ])('lasts as long as the page if %s', (_, storage) => {
    const flags = makeSessionFlags({ storage })
    expect(flags.isRaised(flag)).toBe(false)
    flags.raise(flag)
    expect(flags.isRaised(flag)).toBe(true)
  })
})
