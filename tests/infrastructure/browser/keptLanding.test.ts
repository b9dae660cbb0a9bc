import { beforeEach, describe, expect, it } from '@jest/globals'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { keptLanding } from '../../../src/infrastructure/browser/keptLanding.ts'

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const landing = (path: string, search = '') => ({ path, query: parseQuery(search) })
const load = (pathname: string, search = '', storage: () => Storage = () => sessionStorage) =>
  keptLanding({ storage, location: { pathname, search } })

describe('the landing page of a tab', () => {
  beforeEach(() => sessionStorage.clear())

  it('is known on every page that is loaded in the tab', () => {
    const search = '?referral_code=FRIEND&utm_source=a%3Fb%26c%20%D8%A7'
    expect(load('/en-IN', search)).toEqual(landing('/en-IN', search))
    expect(load('/tr-TR/partners')).toEqual(landing('/en-IN', search))
    expect(load('/en-IN/order-review', '?vehicle_id=3')).toEqual(
      landing('/en-IN', `${search}&vehicle_id=3`),
    )
    expect(load('/tr-TR')).toEqual(landing('/en-IN', search))
  })

  it('becomes another page when the visitor comes by another campaign', () => {
    load('/en-IN', '?referral_code=FRIEND&utm_source=google')
    load('/en-IN/trucks', '?utm_source=sms')
    expect(load('/en-IN')).toEqual(landing('/en-IN/trucks', '?utm_source=sms'))
  })

  it('is kept without personal parameters', () => {
    load('/en-IN/fare_estimate_mob', '?customer_name=Asha&customer_mobile=9876543210')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Asha|9876543210/)
    expect(load('/en-IN')).toEqual(landing('/en-IN/fare_estimate_mob'))
  })

  it.each([
    ['the storage may not be accessed', denied],
    ['the storage throws', () => ({ ...sessionStorage, getItem: denied, setItem: denied })],
    ['the storage is full', () => ({ ...sessionStorage, getItem: () => null, setItem: denied })],
  ])('is the loaded page if %s', (_, storage) => {
    expect(load('/en-IN', '?utm_source=google', storage)).toEqual(
      landing('/en-IN', '?utm_source=google'),
    )
    expect(load('/tr-TR', '', storage)).toEqual(landing('/tr-TR'))
  })
})
