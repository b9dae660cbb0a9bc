import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { orderEstimate } from '../../support/booking.ts'
import { visit } from '../../support/visit.tsx'

it('says in a few words what an estimate is about to whoever is sent its link', async () => {
  await visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4',
    ports: { recallEstimate: () => TE.right(orderEstimate) },
  })
  expect(screen.getByRole('heading', { name: 'Your fare estimate' })).toBeVisible()
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'The fare of every vehicle for this route, from two-wheelers to trucks.',
  )
})
