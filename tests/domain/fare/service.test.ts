import { describe, expect, it } from '@jest/globals'
import { services } from '../../../config/market/services.ts'
import {
  codedCategory,
  followCode,
  type Service,
  serviceLink,
  servicesIn,
} from '../../../src/domain/fare/service.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'

const categories = (offered: readonly Service[]) => offered.map(({ category }) => category)

const serviceOf = (category: Service['category']): Service => {
  const service = services.find((candidate) => candidate.category === category)
  if (service === undefined) throw new Error(`no service is ${category}`)
  return service
}

describe('the services of a city', () => {
  it('are two-wheelers, trucks and courier everywhere, and compact vehicles in Dubai', () => {
    expect(categories(servicesIn(services)(559))).toEqual([
      'two-wheeler',
      'trucks',
      'compact',
      'courier',
    ])
    expect(categories(servicesIn(services)(3))).toEqual(['two-wheeler', 'trucks', 'courier'])
    expect(categories(servicesIn(services)(null))).toEqual(['two-wheeler', 'trucks', 'courier'])
  })
})

describe('the link of a service', () => {
  it.each([
    ['trucks', '', '/trucks', ''],
    ['trucks', 'utm_source=a&utm_source=b', '/trucks', 'utm_source=a&utm_source=b'],
    ['courier', 'service_category=4&utm_term=x', '/courier', 'utm_term=x'],
    ['compact', 'service_category=7&utm_term=x', '/services', 'service_category=5&utm_term=x'],
  ] as const)('of %s, for a visitor with %s, is %s with %s', (category, search, path, query) => {
    expect(serviceLink('en-AE', serviceOf(category))(parseQuery(search))).toEqual({
      site: null,
      path: `/en-AE${path}`,
      query: parseQuery(query),
    })
  })
})

describe('the fare category of a code in a link', () => {
  it.each([
    ['0', 'two-wheeler'],
    ['4', 'trucks'],
    ['5', null],
    ['6', null],
    ['7', null],
    ['8', null],
    ['trucks', null],
  ])('exists only for a code whose service has fares: %s', (code, category) => {
    expect(codedCategory([['service_category', code]])).toBe(category)
    expect(codedCategory([['another', code]])).toBeNull()
  })
})

describe('the codes of the services', () => {
  it('name a fare category exactly if the service has the fare form', () => {
    for (const { code, category, form } of services) {
      const asked = codedCategory([['service_category', String(code)]])
      expect(asked).toBe(form === 'fare' ? category : null)
    }
  })
})

describe('a code that is followed', () => {
  const inDubai = servicesIn(services)(559)
  const inPune = servicesIn(services)(8)

  it.each([
    [0, 'two-wheeler'],
    [4, 'trucks'],
    [5, 'compact'],
    [6, 'courier'],
  ] as const)('of %d leads to %s', (code, category) => {
    expect(followCode(inDubai)(code)).toEqual({ opens: 'service', service: serviceOf(category) })
  })

  it.each([1, 2, 3, 7, 8, -1, 0.5, Number.NaN])('of %d leads to the picker', (code) => {
    expect(followCode(inDubai)(code)).toEqual({ opens: 'picker' })
  })

  it('means the service that has it in the data', () => {
    const renumbered = [{ ...serviceOf('trucks'), code: 2 }]
    expect(followCode(renumbered)(2)).toEqual({ opens: 'service', service: renumbered[0] })
    expect(followCode(renumbered)(4)).toEqual({ opens: 'picker' })
  })

  it('leads to the picker if the city does not offer its service', () => {
    expect(followCode(inPune)(5)).toEqual({ opens: 'picker' })
  })
})
