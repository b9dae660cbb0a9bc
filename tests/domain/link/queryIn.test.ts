import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { queryIn } from '../../../src/domain/link/queryIn.ts'

it.each([
  [
    '/en-IN/fares?geo_region_id=3&a=b',
    [
      ['geo_region_id', '3'],
      ['a', 'b'],
    ],
  ],
  ['?a=b', [['a', 'b']]],
  ['/en-IN?a=b#?a=c', [['a', 'b']]],
  ['/en-IN?a=b?c', [['a', 'b?c']]],
  ['/en-IN#?a=b', []],
  ['/en-IN', []],
  ['', []],
  ['javascript:alert(1)?a=b', [['a', 'b']]],
])('the parameters of %j are %j', (address, query) => {
  expect(queryIn(address)).toEqual(query)
})

it('the parameters of a web address are those between its question mark and its hash', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      expect(queryIn(address)).toEqual(
        parseQuery(address.split('#')[0]?.split('?').slice(1).join('?') ?? ''),
      )
    }),
  )
})
