import { describe, expect, it } from '@jest/globals'
import { cheapestFirst, isCheapest, shownVehicles } from '../../../src/domain/fare/vehicle.ts'
import { tataAce } from '../../support/fares.ts'

describe('the vehicles to show', () => {
  it('are all but those whose type contains Helper, in their order', () => {
    const types = ['Tata Ace', 'Helper', 'Tata Ace with Helper', '3 Wheeler', '2HelperX', 'helper']
    const shown = shownVehicles(types.map((type) => ({ ...tataAce, type })))
    expect(shown.map(({ type }) => type)).toEqual(['Tata Ace', '3 Wheeler', 'helper'])
  })

  it('may be none', () => {
    expect(shownVehicles([])).toEqual([])
  })

  it('are sorted by fare, and for the same fare in the order of the service', () => {
    const vehicles = [
      { ...tataAce, id: 1, fare: { value: 480.5, currency: 'INR' } },
      { ...tataAce, id: 2, fare: { value: 1200, currency: 'INR' } },
      { ...tataAce, id: 3, fare: { value: 480.5, currency: 'INR' } },
      { ...tataAce, id: 4, fare: { value: 95, currency: 'INR' } },
    ]
    expect(cheapestFirst(vehicles).map(({ id }) => id)).toEqual([4, 1, 3, 2])
  })

  it.each([
    [[480, 310], [310]],
    [
      [310, 480, 310],
      [310, 310],
    ],
    [[310, 310], []],
    [[310], []],
    [[], []],
  ])('of the fares %j are called the cheapest: %j', (values, cheapest) => {
    const vehicles = values.map((value) => ({ fare: { value, currency: 'INR' } }))
    const called = vehicles.filter(isCheapest(vehicles))
    expect(called.map(({ fare }) => fare.value)).toEqual(cheapest)
  })
})
