import { describe, expect, it } from '@jest/globals'
import { categoryInLink, codeIn } from '../../../src/domain/fare/serviceCategory.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'

describe('the service category in a link', () => {
  it.each([
    ['service_category=2+wheeler&utm_source=a', '2 wheeler'],
    ['service%5Fcategory=Two%20Wheeler', 'Two Wheeler'],
    ['service_category=trucks&service_category=compact', 'trucks'],
    ['service_category=', null],
    ['Service_Category=trucks', null],
    ['', null],
  ])('of %s is read in its own spelling: %j', (search, said) => {
    expect(categoryInLink(parseQuery(search))).toBe(said)
  })

  it.each([
    ['service_category=0', 0],
    ['utm_source=a&service_category=7', 7],
    ['service%5Fcategory=4', 4],
    ['service_category=%34', 4],
    ['service_category=6&service_category=trucks', 6],
    ['service_category=trucks&service_category=6', null],
    ['service_category=8', null],
    ['service_category=9', null],
    ['service_category=trucks', null],
    ['service_category=', null],
    ['service_category=12', null],
    ['service_category=-1', null],
    ['service_category=1e0', null],
    ['', null],
  ])('of %s has the code %s', (search, code) => {
    expect(codeIn(parseQuery(search))).toBe(code)
  })
})
