import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { content, estimate, tataAce } from '../../support/fares.ts'
import { visit } from '../../support/visit.tsx'

const bike = { ...tataAce, id: 97, type: '2 Wheeler', name: '2 Wheeler' }

const open = (vehicles = [tataAce]) =>
  visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4',
    ports: {
      recallEstimate: () => TE.right({ ...estimate, vehicles }),
      loadFareContent: () => TE.right(content),
    },
  })

describe('a vehicle of the results', () => {
  it('has its picture, name, fare and capacity, and says what it is best for', async () => {
    await open([tataAce, bike])
    const cardOf = (name: string) => screen.getByRole('article', { name })
    const pictureOf = (name: string) => cardOf(name).querySelector('svg[viewBox="0 0 228 94"]')
    const card = cardOf('Tata Ace')
    expect(pictureOf('Tata Ace')).toBeVisible()
    expect(pictureOf('2 Wheeler')?.innerHTML).not.toBe(pictureOf('Tata Ace')?.innerHTML)
    expect(within(card).getByRole('heading')).toHaveTextContent(/^Tata Ace$/)
    expect(within(card).getByText('₹368.50')).toBeVisible()
    expect(within(card).getByText(/^750\s*kg$/)).toBeVisible()
    expect(
      within(card)
        .getByText(/^Best for sending:/)
        .closest('p'),
    ).toHaveTextContent(/^Best for sending: Furniture$/)
  })

  it('is not shown if its type contains Helper', async () => {
    await open([
      tataAce,
      { ...tataAce, id: 2, type: 'Tata Ace + Helper', name: 'Tata Ace with a helper' },
    ])
    const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading'))
    expect(names.map(({ textContent }) => textContent)).toEqual(['Tata Ace'])
    expect(screen.getByRole('heading', { name: '1 vehicle for this trip' })).toBeVisible()
  })
})
