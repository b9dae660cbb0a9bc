import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { presentFeatures } from '../../../support/world.ts'
import { visitSite } from './site.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

it('a page whose script does not load says that there is no connection, if that is why', async () => {
  const lost = Promise.reject(new Error('It does not come'))
  lost.catch(() => undefined)
  const { goOn } = await visitSite('/en-IN/fare-estimate', {
    surroundings: { features: { ...presentFeatures, booking: () => lost } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Get a fare estimate' })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await goOn('/en-IN/order-review')
  await screen.findByRole('heading', { level: 1, name: 'You seem to be offline' })
  expect(screen.getByText('Check your connection and try again.')).toBeVisible()
  expect(document.title).toBe('You seem to be offline')
})

it('a crashed page has a heading of its own, with the focus', async () => {
  const lost = Promise.reject(new Error('It does not come'))
  // Otherwise the rejection would count as unhandled until the page needs the feature.
  lost.catch(() => undefined)
  const { goOn } = await visitSite('/en-IN/fare-estimate', {
    surroundings: { features: { ...presentFeatures, booking: () => lost } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Get a fare estimate' })
  await goOn('/en-IN/order-review')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Something went wrong!' })
  expect(heading).toHaveFocus()
  expect(document.title).toBe('Something went wrong!')
})
