import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { FareContent } from '../../../src/application/fare/loadFareContent.port.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { content, estimate } from '../../support/fares.ts'
import { visit } from '../../support/visit.tsx'

type City = FareContent['cities'][number]

const hyderabad: City = {
  geoRegionId: 4,
  callback: { enabled: true, text: 'We call you about this trip.' },
  promo: { title: 'Charminar week', text: 'The first trip costs less.' },
}

const visitResults = (city: City, more = '') =>
  visit(<FareResultsPage />, {
    path: `/en-IN/fare_estimate_mob?fare_estimate_token=token-1${more}`,
    ports: {
      recallEstimate: () => TE.right({ ...estimate, geoRegionId: 4 }),
      loadFareContent: () => TE.right({ ...content, cities: [city] }),
    },
  })

const callback = () => screen.queryByText('We call you about this trip.')
const promo = () => screen.queryByText('Charminar week')

describe('the note about the city on the results', () => {
  it('has its offer, and the promise of a call', async () => {
    await visitResults(hyderabad)
    expect(promo()).toBeVisible()
    expect(screen.getByText('The first trip costs less.')).toBeVisible()
    expect(callback()).toBeVisible()
  })

  it('has only the offer if the city has no calls', async () => {
    await visitResults({ ...hyderabad, callback: { ...hyderabad.callback, enabled: false } })
    expect(promo()).toBeVisible()
    expect(callback()).toBeNull()
  })

  it('has only the offer for a visitor who refused a call', async () => {
    await visitResults(hyderabad, '&consent_for_callback=false')
    expect(promo()).toBeVisible()
    expect(callback()).toBeNull()
  })

  it('has only the promise of a call if there is no offer', async () => {
    await visitResults({ ...hyderabad, promo: null })
    expect(promo()).toBeNull()
    expect(callback()).toBeVisible()
  })

  it('is not shown if content is about another city', async () => {
    await visitResults({ ...hyderabad, geoRegionId: 3 })
    expect(screen.getByRole('heading', { name: 'Tata Ace' })).toBeVisible()
    expect(promo()).toBeNull()
    expect(callback()).toBeNull()
  })
})
