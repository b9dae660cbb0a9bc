import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { orderEstimate } from '../../support/booking.ts'
import { quotedIn } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitResults = ({ locale = 'en-IN', ports = {}, ...rest }: Visit = {}) =>
  visit(<FareResultsPage />, {
    locale,
    path: `/${locale}/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4`,
    ports: { recallEstimate: () => TE.right(quotedIn(locale, orderEstimate)), ...ports },
    ...rest,
  })

const card = (name: string) => within(screen.getByRole('article', { name }))

describe('the Book button of a fare', () => {
  it('leads a customer to order review with the vehicle, without personal data in the URL', async () => {
    const { user, went } = await visitResults({
      ports: {
        credentials: makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile }),
      },
    })
    await user.click(card('Tata 407').getByRole('button', { name: 'Book Tata 407' }))
    expect(went.at(-1)).toEqual({
      site: null,
      path: '/en-IN/order-review',
      query: [
        ['vehicle_id', '2'],
        ['fare_estimate_token', 'token-1'],
        ['geo_region_id', '4'],
      ],
    })
    expect(screen.getByRole('link', { name: 'Call to book' })).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })

  it('leads a guest to the login first', async () => {
    const { user, went, store } = await visitResults()
    await user.click(card('Tata Ace').getByRole('button', { name: 'Book Tata Ace' }))
    expect(store.getState().auth?.step).toBe('login')
    expect(went.filter(({ path }) => path.endsWith('/order-review'))).toEqual([])
  })

  it('is busy while the customer is being recognised, and another vehicle can be tapped meanwhile', async () => {
    const { user } = await visitResults({
      ports: {
        credentials: makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile }),
        loadProfile: () => unanswered,
      },
    })
    const book = (name: string) => card(name).getByRole('button', { name: `Book ${name}` })
    await user.click(book('Tata Ace'))
    expect(book('Tata Ace')).toHaveAttribute('aria-busy', 'true')
    await user.click(book('Tata 407'))
    expect(book('Tata Ace')).not.toHaveAttribute('aria-busy')
    expect(book('Tata 407')).toHaveAttribute('aria-busy', 'true')
  })

  it('is replaced by a call in a market without online booking', async () => {
    await visitResults({ locale: 'en-AE' })
    expect(card('Tata Ace').queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Call to book' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    )
  })
})
