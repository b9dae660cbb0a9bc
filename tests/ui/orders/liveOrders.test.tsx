import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { LoadOrderHistory } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { liveOrdersLoaded } from '../../../src/application/orders/orders.slice.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { Header } from '../../../src/ui/header/Header.tsx'
import { asha } from '../../support/account.ts'
import { historyOf, orderAt } from '../../support/orders.ts'
import { type Visit, visit } from '../../support/visit.tsx'
import { presentFeatures } from '../../support/world.ts'

const live: Order = orderAt('live')
const others: readonly Order[] = [
  { ...live, crn: 'CRN2', status: 'searching' },
  { ...live, crn: 'CRN3', type: 'courier' },
]

const indicator = () => screen.queryByRole('link', { name: /live order/ })

const visitHeader = (loadOrderHistory: LoadOrderHistory, options: Visit = {}) =>
  visit(<Header />, { ...options, ports: { loadOrderHistory } })

describe('the live-orders indicator', () => {
  it.each([
    ['phone', false],
    ['desktop', true],
  ])('on a %s counts a customer’s live orders, and leads to them', async (_, desktop) => {
    const { happen } = await visitHeader(() => TE.right(historyOf([live, ...others], [])), {
      desktop,
    })
    await happen(customerRecognised(asha))
    await waitFor(() => expect(indicator()).toHaveAccessibleName('2 live orders'))
    expect(indicator()).toHaveTextContent('2')
    expect(indicator()).toHaveAttribute('href', '/en-IN/order-history')
  })

  it('creates no number format, to spare cheap phones', async () => {
    const { happen } = await visitHeader(() => TE.right(historyOf([live, ...others], [])))
    const made = jest.spyOn(Intl, 'NumberFormat')
    await happen(customerRecognised(asha))
    await waitFor(() => expect(indicator()).toHaveTextContent('2'))
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  it('is named by its tooltip alone, which contains the number', async () => {
    const { happen } = await visitHeader(() => TE.right(historyOf([live, ...others], [])))
    await happen(customerRecognised(asha))
    await waitFor(() => expect(indicator()).toHaveAccessibleName('2 live orders'))
    expect(indicator()).toHaveAttribute('title', '2 live orders')
    expect(indicator()).not.toHaveAttribute('aria-label')
  })

  it('uses the singular for one order, and disappears at the logout', async () => {
    const { happen } = await visitHeader(() => TE.right(historyOf([live], [])))
    await happen(customerRecognised(asha))
    await waitFor(() => expect(indicator()).toHaveAccessibleName('1 live order'))
    await happen(sessionEnded('left'))
    expect(indicator()).toBeNull()
  })

  it('leaves the focus on the page if the last order ends while it has it', async () => {
    const { happen } = await visit(
      <>
        <Header />
        <main id="content" tabIndex={-1} />
      </>,
      { ports: { loadOrderHistory: () => TE.right(historyOf([live], [])) } },
    )
    await happen(customerRecognised(asha))
    await waitFor(() => expect(indicator()).toHaveAccessibleName('1 live order'))
    act(() => indicator()?.focus())
    await happen(liveOrdersLoaded(historyOf([], [orderAt('completed')])))
    expect(indicator()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is not shown without live orders', async () => {
    let asked = 0
    const { happen } = await visitHeader(() => {
      asked += 1
      return TE.right(historyOf([], []))
    })
    await happen(customerRecognised(asha))
    await waitFor(() => expect(asked).toBe(1))
    expect(indicator()).toBeNull()
  })

  it('asks nothing for a guest', async () => {
    let asked = 0
    let wanted = 0
    const orders = () => {
      wanted += 1
      return presentFeatures.orders()
    }
    await visitHeader(
      () => {
        asked += 1
        return TE.right(historyOf([live], []))
      },
      { surroundings: { features: { ...presentFeatures, orders } } },
    )
    // By the time that its script is here, the indicator would want its feature.
    await act(async () => void (await import('../../../src/ui/orders/LiveOrdersLink.tsx')))
    expect([asked, wanted]).toEqual([0, 0])
    expect(indicator()).toBeNull()
  })

  it('is left out and reported if its script does not come', async () => {
    const { happen, reports } = await visitHeader(() => TE.right(historyOf([live], [])), {
      surroundings: {
        features: { ...presentFeatures, orders: () => Promise.reject(new Error('no such chunk')) },
      },
    })
    await happen(customerRecognised(asha))
    await waitFor(() => expect(reports.map(({ tag }) => tag)).toContain('UI_CRASHED'))
    expect(indicator()).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})
