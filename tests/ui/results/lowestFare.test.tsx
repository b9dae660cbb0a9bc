import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { estimate, tataAce } from '../../support/fares.ts'
import { visit } from '../../support/visit.tsx'

const open = (fares: readonly number[]) => {
  const vehicles = fares.map((value, at) => ({
    ...tataAce,
    id: at + 1,
    name: `Vehicle ${at + 1}`,
    fare: { value, currency: 'INR' },
  }))
  return visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4',
    ports: { recallEstimate: () => TE.right({ ...estimate, vehicles }) },
  })
}

const marked = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Lowest fare') !== null)
    .map((card) => within(card).getByText(/^Vehicle/).textContent)

describe('the lowest fare', () => {
  it.each([
    [[480, 310], ['Vehicle 2']],
    [
      [310, 480, 310],
      ['Vehicle 1', 'Vehicle 3'],
    ],
    [[310, 310], []],
    [[310], []],
  ])('among the fares %j is marked at %j', async (fares, names) => {
    await open(fares)
    expect(marked()).toEqual(names)
  })
})
