import { describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { ordersEnded } from '../../../src/application/booking/order/ordersEnded.ts'
import type { SharedLink, ShareLink } from '../../../src/application/ports/share.port.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { heading, press, primary, visitReview } from './steps.tsx'

const visitPlaced = async (
  outcome: ReturnType<ShareLink> = TE.right('shared'),
  { desktop = false }: { readonly desktop?: boolean } = {},
) => {
  const shared: SharedLink[] = []
  const visited = await visitReview({
    desktop,
    surroundings: {
      shareLink: (what) => {
        shared.push(what)
        return outcome
      },
    },
  })
  await visited.user.click(primary())
  return { ...visited, shared }
}

describe('a placed order', () => {
  it('is confirmed with its number and the link to track it', async () => {
    await visitPlaced()
    expect(heading('Your order is placed')).toHaveFocus()
    expect(screen.getByText('CRN3000001')).toBeVisible()
    expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
    expect(screen.getByText('Tata Ace')).toBeVisible()
    expect(screen.getByText('₹368.50')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/en-IN/track-order?crn=CRN3000001',
    )
    expect(screen.getByRole('link', { name: 'Get a new estimate' })).toHaveAttribute(
      'href',
      '/en-IN/fare-estimate',
    )
    expect(document.title).toBe('Order placed · Hathi')
    expect(await problemsOnPage()).toEqual([])
  })

  it.each([true, false])(
    'shows house and people at each stop, as booked (desktop: %s)',
    async (desktop) => {
      await visitPlaced(undefined, { desktop })
      expect(screen.getByText('12, 2nd floor')).toBeVisible()
      expect(screen.getByText('Asha Rao')).toBeVisible()
      expect(screen.getByText('+91 9876543210')).toBeVisible()
      expect(screen.getByText('Kiran Rao')).toBeVisible()
      expect(screen.getByText('+91 9812345678')).toBeVisible()
    },
  )

  it('looks for a driver no longer once it has ended elsewhere', async () => {
    const { store } = await visitPlaced()
    const news = screen.getByText('We are looking for a driver near the pickup.')
    act(() => {
      store.dispatch(ordersEnded(['CRN3000001']))
    })
    expect(news).toHaveTextContent('This order has ended. Its tracking page says how.')
    expect(news).toHaveAttribute('role', 'status')
    expect(heading('Your order is placed')).toBeVisible()
  })

  it('leaves the focus on the page if the window is turned while Track order has it', async () => {
    const { turn } = await visitPlaced()
    act(() => screen.getByRole('link', { name: 'Track order' }).focus())
    await turn(true)
    expect(document.body).not.toHaveFocus()
  })

  it('shares its tracking link as a whole address', async () => {
    const { user, shared } = await visitPlaced()
    await user.click(press('Share tracking link'))
    expect(shared).toEqual([
      {
        title: 'Track this Hathi order',
        text: 'Follow the delivery here, logged in with the number that booked it.',
        url: 'http://localhost/en-IN/track-order?crn=CRN3000001',
      },
    ])
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it.each([
    ['was copied', TE.right('copied' as const), 'Link copied'],
    [
      'could not be',
      TE.left({ kind: 'ShareRefused' } as const),
      'The link could not be shared. Open the tracking page and copy it from there.',
    ],
  ])('announces politely that the link %s', async (_, outcome, told) => {
    const { user } = await visitPlaced(outcome)
    await user.click(press('Share tracking link'))
    expect(screen.getByText(told).closest('[role="status"]')).not.toBeNull()
  })

  it('says nothing when the visitor closes the share sheet', async () => {
    const { user } = await visitPlaced(TE.left({ kind: 'ShareDismissed' }))
    await user.click(press('Share tracking link'))
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told.filter((text) => text !== '')).toEqual([
      'We are looking for a driver near the pickup.',
    ])
  })

  it('leads back to order review', async () => {
    const { user } = await visitPlaced()
    await user.click(press('Review the order again'))
    expect(heading('Review your order')).toBeVisible()
    expect(primary()).toHaveTextContent('Book Tata Ace')
  })
})
