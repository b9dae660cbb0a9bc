import { describe, expect, it } from '@jest/globals'
import { shownVehicles } from '../../../src/domain/fare/vehicle.ts'
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
})
