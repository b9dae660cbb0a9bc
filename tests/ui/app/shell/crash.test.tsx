import { afterEach, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
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

it('a crash of what is around the page is reported, and a page says so from which it goes on', async () => {
  let isBroken = true
  const { reports } = await visitSite('/en-IN/fare-estimate', {
    surroundings: {
      appLinks: { android: 'https://play.example/hathi', ios: 'https://apps.example/hathi' },
      flags: {
        isRaised: () => {
          if (isBroken) throw new TypeError('It does not answer')
          return false
        },
        raise: () => undefined,
      },
    },
  })
  const main = await screen.findByRole('main')
  const heading = within(main).getByRole('heading', { level: 1, name: 'Something went wrong!' })
  expect(heading).toBeVisible()
  expect(heading).toHaveFocus()
  expect(within(main).getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(document.title).toBe('Something went wrong!')
  expect(reports.map(({ tag, about }) => [tag, about])).toEqual([['UI_CRASHED', 'TypeError']])
  isBroken = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { level: 1, name: 'Get a fare estimate' })
  expect(screen.getByRole('banner')).toBeVisible()
})
