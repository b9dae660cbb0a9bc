import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { orderEstimate } from '../../../support/booking.ts'
import { presentFeatures } from '../../../support/world.ts'
import { visitSite } from './site.tsx'

const results = '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4'
const estimate = 'Fare Estimate Result · Hathi'

/** All titles of the tab, in order. */
let titles: string[] = []
const observer = new MutationObserver(() => {
  if (document.title !== titles.at(-1)) titles.push(document.title)
})

beforeEach(() => {
  document.title = ''
  titles = []
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
})

afterEach(() => {
  observer.disconnect()
})

const titled = (title: string) => waitFor(() => expect(titles.at(-1)).toBe(title))

const visitResults = async (options: Parameters<typeof visitSite>[1] = {}) => {
  const visited = await visitSite(results, {
    ports: { recallEstimate: () => TE.right(orderEstimate) },
    ...options,
  })
  await titled(estimate)
  return visited
}

it.each([
  // The words of these two come after the page.
  ['/en-IN/about-us', 'content', ['About us · Hathi', 'Title of about-us · Hathi']],
  ['/en-IN/partners', 'partner', ['Driver partners · Hathi', 'Attach your vehicle · Hathi']],
  ['/en-IN/order-review', 'booking', ['Order review · Hathi']],
  ['/en-IN/order-history', 'orders', ['Order History · Hathi']],
  ['/en-IN/track-order?crn=CRN2000001', 'orders', ['Track order · Hathi']],
] as const)(
  'the tab has the product’s name as its title while a page is loading: %s',
  async (path, feature, own) => {
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    const { goOn, happen } = await visitResults({
      surroundings: { features: { ...presentFeatures, [feature]: () => coming } },
    })
    titles = []
    await goOn(path)
    await titled('Hathi')
    come()
    await happen()
    await titled(own[own.length - 1] ?? '')
    expect(titles).toEqual(['Hathi', ...own])
  },
)

it('the tab shows one title after the other, and never that of a page that was left', async () => {
  const { goOn } = await visitResults()
  await goOn('/en-IN/fare-estimate')
  await titled('Fare estimate · Hathi')
  await goOn(results)
  await titled(estimate)
  await goOn('/en-IN/app')
  await titled('Page not found · Hathi')
  await goOn('/en-IN')
  await titled('Hathi: goods delivery by two-wheeler and truck')
  expect(titles).not.toContain('')
  // The document's own title element is empty, and does not count.
  expect(document.querySelectorAll('title:not(:empty)')).toHaveLength(1)
})
