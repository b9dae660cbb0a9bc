import { describe, expect, it } from '@jest/globals'
import { partners } from '../../../config/market/partner.ts'

describe('the vehicles that are offered if no list can be loaded', () => {
  it('are those of the specification', () => {
    expect(partners.vehicles.map(({ id, name }) => [name, id])).toEqual([
      ['2 Wheeler', 97],
      ['3 Wheeler', 91],
      ['3 Wheeler Electric', 127],
      ['E Loader', 126],
      ['Others', 20],
      ['Pickup 1.7Ton', 128],
      ['Pickup / Dost / Super Ace / 8ft', 9],
      ['Tata 17ft', 4],
      ['Tata 407', 2],
      ['Tata 407 14ft', 3],
      ['Tata Ace', 1],
    ])
  })
})
