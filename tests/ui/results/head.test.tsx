import { expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { FareEstimate } from '../../../src/domain/fare/fareQuote.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { orderEstimate } from '../../support/booking.ts'
import { content } from '../../support/fares.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { standingRegions } from '../../support/standing.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const openLink = (ports: Visit['ports'] = {}) =>
  visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4',
    ports: { recallEstimate: () => TE.right(orderEstimate), ...ports },
  })

const descriptions = () =>
  [...document.querySelectorAll('meta[name="description"]')].map((tag) =>
    tag.getAttribute('content'),
  )

const ownWords = 'The fare of every vehicle for this route, from two-wheelers to trucks.'

it('the results describe themselves in the head of the page', async () => {
  await openLink()
  expect(screen.getByRole('heading', { name: 'Your fare estimate' })).toBeVisible()
  expect(descriptions()).toEqual([ownWords])
})

it('the results take title and description from the content, if it has them', async () => {
  await openLink({ loadFareContent: () => TE.right(content) })
  expect(document.title).toBe('Fares · Hathi')
  expect(descriptions()).toEqual(['Compare fares'])
})

it('the results keep their own title and description if the content has none', async () => {
  const meta = { title: '', description: '' }
  await openLink({ loadFareContent: () => TE.right({ ...content, meta }) })
  expect(document.title).toBe('Fare Estimate Result · Hathi')
  expect(descriptions()).toEqual([ownWords])
})

it.each([
  [
    'of a lead that is new',
    '&result=success&callback_request_id=42&lead_entry_created=true&send_unregistered_event=true',
    1,
  ],
  ['of a lead that was known', '&consent_for_callback=true', 1],
  ['of a lead that is not to be called', '&consent_for_callback=false', 0],
  [
    'of a fare',
    '&result=success&callback_request_id=42&lead_entry_created=true&consent_for_callback=true',
    0,
  ],
])('the fares %s say this often that a call was requested: %s', async (_, said, times) => {
  await visit(<FareResultsPage />, {
    path: `/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4${said}`,
    ports: { recallEstimate: () => TE.right(orderEstimate) },
  })
  expect(screen.getByRole('heading', { name: 'Your fare estimate' })).toBeVisible()
  expect(screen.queryAllByText('We have your request')).toHaveLength(times)
})

it('the offer of a city is part of the page, and not announced', async () => {
  const city = {
    geoRegionId: orderEstimate.geoRegionId,
    promo: { title: 'First trip', text: 'Half the fare' },
    callback: { enabled: false, text: '' },
  }
  await openLink({ loadFareContent: () => TE.right({ ...content, cities: [city] }) })
  expect(screen.getByText('Half the fare')).toBeVisible()
  expect(standingRegions().said()).toBe('3 vehicles for this trip')
})

it.each([
  [orderEstimate, '3 vehicles for this trip'],
  [{ ...orderEstimate, vehicles: [] }, 'Sorry! No service is available'],
])('the results announce what became of the estimate', async (estimate, told) => {
  const recall = makePending<never, FareEstimate>()
  await openLink({ recallEstimate: () => recall.task })
  const { said } = standingRegions()
  await act(async () => recall.answer(E.right(estimate)))
  expect(said()).toBe(told)
})

it('the fares announce that they follow a lead that was taken', async () => {
  const recall = makePending<never, FareEstimate>()
  await visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4&consent_for_callback=true',
    ports: { recallEstimate: () => recall.task },
  })
  const { said } = standingRegions()
  await act(async () => recall.answer(E.right(orderEstimate)))
  expect(said()).toBe(
    'Our team will call you about this trip. Its fares are here already. 3 vehicles for this trip',
  )
})

it('the results have no list to read out while the estimate is being fetched', async () => {
  await openLink({ recallEstimate: () => unanswered })
  expect(standingRegions().said().trim()).toBe('Fetching your estimate…')
  expect(screen.queryByRole('list')).toBeNull()
})
