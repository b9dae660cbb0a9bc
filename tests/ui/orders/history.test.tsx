import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import type {
  LoadOrderHistory,
  LoadOrderHistoryError,
} from '../../../src/application/orders/loadOrderHistory.port.ts'
import { historyOpened, liveOrdersLoaded } from '../../../src/application/orders/orders.slice.ts'
import { trackingClosed, trackingOpened } from '../../../src/application/orders/tracking.slice.ts'
import { sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { OrderHistoryPage } from '../../../src/ui/orders/OrderHistoryPage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { makeTabMemory } from '../../support/booking.ts'
import { comeBackOnline } from '../../support/online.ts'
import { historyOf, orderAt, pastOrder, pastOrders } from '../../support/orders.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { spoken } from '../../support/spoken.ts'
import { standingRegions } from '../../support/standing.ts'
import { visit } from '../../support/visit.tsx'
import { failing, heading, press, section, telling, visitHistory } from './steps.tsx'

const live = (change: Partial<Order> = {}): Order => ({ ...orderAt('live'), ...change })

const orders = (part: string) => within(section(part)).getAllByRole('article')

describe('the order history', () => {
  it('shows the live orders with route, status, fare and date, and the way to each', async () => {
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([live()], [])) } })
    expect(heading('Order history')).toBeVisible()
    expect(document.title).toBe('Order History · Hathi')
    expect(section('Live Orders')).toHaveTextContent('Your order(s) are in progress.')
    const [order] = orders('Live Orders')
    expect(order).toHaveAccessibleName('Tata Ace Order CRN2000001')
    expect(order).toHaveTextContent('Goods on the way')
    expect(order).toHaveTextContent('Koramangala')
    expect(order).toHaveTextContent('Indiranagar')
    expect(order).toHaveTextContent('Fare: ₹368.50')
    expect(order).toHaveTextContent('Nov 20 2026, 09:05 PM')
    expect(screen.getByRole('link', { name: 'View Status (order CRN2000001)' })).toHaveAttribute(
      'href',
      '/en-IN/track-order?crn=CRN2000001',
    )
  })

  it('shows the icon of each vehicle: a drawing, or else the service’s', async () => {
    const { service } = live()
    const tempo = { ...service, vehicleId: 5555, iconUrl: '/sandbox/content/tempo.svg' }
    const bike = { ...service, vehicleId: 97 }
    const told = [
      live(),
      live({ crn: 'CRN2', service: tempo }),
      live({ crn: 'CRN3', service: bike }),
    ]
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf(told, [])) } })
    const [drawn, other, another] = orders('Live Orders')
    const drawing = drawn?.querySelector('svg[viewBox="0 0 228 94"]')
    expect(drawing).toBeInTheDocument()
    expect(drawn?.querySelector('img')).toBeNull()
    expect(another?.querySelector('svg[viewBox="0 0 228 94"]')?.innerHTML).not.toBe(
      drawing?.innerHTML,
    )
    expect(other?.querySelector('img')).toHaveAttribute('src', '/sandbox/content/tempo.svg')
  })

  it('lists orders on demand as live while they are under way, and other types separately', async () => {
    const told = [
      live({ crn: 'CRN1', status: 'searching' }),
      live({ crn: 'CRN2', status: 'confirmed' }),
      live({ crn: 'CRN3', status: 'live' }),
      live({ crn: 'CRN4', status: 'completed' }),
      live({ crn: 'CRN5', type: 'courier' }),
      live({ crn: 'CRN6', type: 'pnm' }),
    ]
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf(told, [])) } })
    expect(orders('Live Orders').map((order) => order.textContent)).toEqual([
      expect.stringContaining('CRN1'),
      expect.stringContaining('CRN2'),
      expect.stringContaining('CRN3'),
    ])
    expect(orders('Other orders').map((order) => order.textContent)).toEqual([
      expect.stringContaining('CRN5'),
      expect.stringContaining('CRN6'),
    ])
    expect(orders('Past orders').map((order) => order.textContent)).toEqual([
      expect.stringContaining('CRN4'),
    ])
  })

  it('lists the only order as past once its page has shown that it ended', async () => {
    const later = makePending<LoadOrderHistoryError, OrderHistory>()
    let isFirst = true
    const loadOrderHistory: LoadOrderHistory = () => {
      if (!isFirst) return later.task
      isFirst = false
      return TE.right(historyOf([live()], []))
    }
    const loadOrder = () => TE.right(orderAt('completed'))
    const { happen } = await visitHistory({ ports: { loadOrderHistory, loadOrder } })
    await happen(trackingOpened('CRN2000001'))
    await happen(trackingClosed())
    expect(screen.queryByRole('heading', { name: 'No orders yet' })).toBeNull()
    expect(orders('Past orders')).toHaveLength(1)
    expect(section('Past orders')).toHaveTextContent('CRN2000001')
  })

  it('shows a courier under way, with a link to it, to a customer who has nothing else', async () => {
    const courier = live({ type: 'courier' })
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([courier], [])) } })
    expect(screen.queryByRole('region', { name: 'Live Orders' })).toBeNull()
    expect(section('Other orders')).toHaveTextContent('Your order(s) are in progress.')
    expect(screen.getByRole('link', { name: 'View Status (order CRN2000001)' })).toHaveAttribute(
      'href',
      '/en-IN/track-courier-order?source=website&crn=CRN2000001',
    )
    expect(await problemsOnPage()).toEqual([])
  })

  const withApp = { appLinks: { android: 'https://a.example', ios: 'https://i.example' } }

  it.each<[string, string, OrderHistory, OrderHistory]>([
    [
      'the order that it leads to has ended',
      'View Status (order CRN2000001)',
      historyOf([live()], []),
      historyOf([], [orderAt('completed')]),
    ],
    [
      'the history begins again',
      'View details (order CRN1000001)',
      historyOf([], pastOrders(10)),
      historyOf([], pastOrders(10, 101)),
    ],
    ['the first order has come', 'Get Fare Estimate', historyOf([], []), historyOf([live()], [])],
    [
      'it has moved with the end of the last order under way',
      'Get the app',
      historyOf([live()], []),
      historyOf([], [orderAt('completed')]),
    ],
  ])('keeps the focus on the page if the link that has it goes as %s', async (_, name, ...told) => {
    const [before, after] = told
    const { happen } = await visitHistory({
      ports: { loadOrderHistory: telling(before) },
      surroundings: withApp,
    })
    const link = screen.getByRole('link', { name })
    act(() => link.focus())
    await happen(liveOrdersLoaded(after))
    expect(link).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
  })

  it('renders no card again of an order that a poll tells as it was', async () => {
    let drawn = 0
    /** Counts the readings of its fare: only its card shows that. */
    const watched = (order: Order): Order => ({
      ...order,
      get total() {
        drawn += 1
        return order.total
      },
    })
    const told = () => [live(), live({ crn: 'CRN5', type: 'courier' })].map(watched)
    const past = () => pastOrders(20).map(watched)
    let answer = historyOf(told(), past())
    const { store } = await visitHistory({ ports: { loadOrderHistory: () => TE.right(answer) } })
    expect(orders('Past orders')).toHaveLength(20)
    answer = historyOf([...told(), live({ crn: 'CRN6' })], past().slice(0, 10))
    await act(async () => {
      store.dispatch(liveOrdersLoaded(answer))
      drawn = 0
    })
    expect(orders('Live Orders')).toHaveLength(2)
    expect(drawn).toBe(0)
  })

  it('links a courier to the page of couriers', async () => {
    const courier: Order = { ...pastOrder, type: 'courier' }
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([], [courier])) } })
    expect(screen.getByRole('link', { name: 'View details (order CRN1000001)' })).toHaveAttribute(
      'href',
      '/en-IN/track-courier-order?source=website&crn=CRN1000001',
    )
  })

  it('shows how each past order ended, and offers to book it again if that is possible', async () => {
    const past: readonly Order[] = [
      { ...pastOrder, crn: 'CRN1', status: 'completed' },
      { ...pastOrder, crn: 'CRN2', status: 'cancelled', rebookingEnabled: false },
      { ...pastOrder, crn: 'CRN3', status: 'unsuccessful', total: null },
      { ...pastOrder, crn: 'CRN4', route: { ...pastOrder.route, via: [pastOrder.route.pickup] } },
    ]
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([], past)) } })
    expect(screen.queryByRole('region', { name: 'Live Orders' })).toBeNull()
    const [completed, cancelled, unsuccessful] = orders('Past orders')
    expect(completed).toHaveTextContent('Delivered')
    expect(cancelled).toHaveTextContent('Cancelled')
    expect(unsuccessful).toHaveTextContent('No driver found')
    expect(unsuccessful).not.toHaveTextContent('₹')
    expect(
      screen.getAllByRole('button', { name: /^Book again/ }).map((button) => button.textContent),
    ).toEqual(['Book again (order CRN1)', 'Book again (order CRN3)'])
  })

  it('leads to order review when an order is booked again', async () => {
    const { user, went } = await visitHistory({
      ports: { loadOrderHistory: telling(historyOf([], [pastOrder])) },
    })
    await user.click(press('Book again (order CRN1000001)'))
    await waitFor(() => expect(went.map(({ path }) => path)).toEqual(['/en-IN/order-review']))
  })

  it('shows which order is being booked again', async () => {
    const memory = { ...makeTabMemory(), keep: () => unanswered }
    const { user } = await visitHistory({
      ports: { loadOrderHistory: telling(historyOf([], [pastOrder])), orderMemory: memory },
    })
    await user.click(press('Book again (order CRN1000001)'))
    expect(press('Book again (order CRN1000001)')).toHaveAttribute('aria-busy', 'true')
  })

  it('formats amounts and dates for the market', async () => {
    const abroad: Order = { ...pastOrder, total: { value: 40, currency: 'AED', cashPayable: 0 } }
    await visitHistory({
      locale: 'en-AE',
      ports: { loadOrderHistory: telling(historyOf([], [abroad])) },
    })
    const [order] = orders('Past orders')
    expect(order).toHaveTextContent(/AED\s40/)
    expect(order).toHaveTextContent('Nov 20 2026, 07:35 PM')
  })

  it('shows a stop without an address by what else is known of it', async () => {
    const { pickup } = pastOrder.route
    const vague = { ...pickup, address: '', doorstepAddress: '', savedAddress: null }
    const order: Order = {
      ...pastOrder,
      route: {
        pickup: { ...vague, savedAddress: { name: 'Shop', uuid: 'u-1' } },
        drop: vague,
        via: [{ ...pickup, address: 'Domlur' }],
      },
    }
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([], [order])) } })
    const [shown] = orders('Past orders')
    expect(shown).toHaveTextContent('PickupShopvia Domlur')
    expect(shown).toHaveTextContent('DropAddress not known')
  })

  it('leads a customer without orders to the fare form', async () => {
    await visitHistory()
    expect(heading('No orders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get Fare Estimate' })).toHaveAttribute(
      'href',
      '/en-IN/fare-estimate',
    )
  })

  it('says that it is loading, without a heading that would disappear again', async () => {
    await visitHistory({ ports: { loadOrderHistory: () => unanswered } })
    expect(screen.getByText('Loading your orders…')).toHaveRole('status')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it.each<[string, ReadonlyArray<typeof pastOrder>]>([
    ['orders', [pastOrder]],
    ['none yet', []],
  ])('leads a customer who has %s to the app, if there is one', async (_, past) => {
    const appLinks = { android: 'https://a.example', ios: 'https://i.example' }
    await visitHistory({
      ports: { loadOrderHistory: telling(historyOf([], past)) },
      surroundings: { appLinks },
    })
    const link = screen.getByRole('link', { name: 'Get the app' })
    expect(link.getAttribute('href')).toMatch(/^\/en-IN\/app\?/)
    expect(link.getAttribute('href')).toContain('feature_source=order_history_banner')
  })

  it.each<[string, readonly Order[], readonly string[]]>([
    ['the past orders of who has none under way', [], ['Past orders', 'app']],
    ['the orders under way', [live()], ['Live Orders', 'app', 'Past orders']],
  ])('shows the link to the app after %s', async (_, underWay, order) => {
    await visitHistory({
      ports: { loadOrderHistory: telling(historyOf(underWay, [pastOrder])) },
      surroundings: { appLinks: { android: 'https://a.example', ios: 'https://i.example' } },
    })
    const told = screen.getAllByText(/^(Live Orders|Past orders|Get the app)$/)
    expect(
      told.map(({ textContent }) => (textContent === 'Get the app' ? 'app' : textContent)),
    ).toEqual(order)
  })

  it('offers no app if there is none', async () => {
    await visitHistory({ ports: { loadOrderHistory: telling(historyOf([], [pastOrder])) } })
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
  })

  it.each([
    ['the orders', historyOf([live()], []), 'Order history'],
    ['that there are none', historyOf([], []), 'No orders yet'],
  ])('announces %s when they have come', async (_, history, says) => {
    const service = makePending<LoadOrderHistoryError, OrderHistory>()
    await visitHistory({ ports: { loadOrderHistory: () => service.task } })
    const { said } = standingRegions()
    await act(async () => service.answer(E.right(history)))
    expect(heading(says)).toBeVisible()
    expect(said().trim()).toBe(says)
  })

  it('announces that it needs a login', async () => {
    const { happen } = await visitHistory({ ports: { loadOrderHistory: () => unanswered } })
    const { said } = standingRegions()
    await happen(sessionEnded('left'))
    expect(heading('Log in to see your orders')).toBeVisible()
    expect(said().trim()).toBe('Log in to see your orders')
  })

  it('has no violations of axe’s rules', async () => {
    await visitHistory({
      ports: { loadOrderHistory: telling(historyOf([live()], pastOrders(10))) },
    })
    expect(await problemsOnPage()).toEqual([])
  })
})

describe('an order history that is opened again without a connection', () => {
  const reopen = async (shown = historyOf([live()], pastOrders(2))) => {
    let answer: LoadOrderHistory = telling(shown)
    const visited = await visitHistory({
      ports: { loadOrderHistory: (page, context) => answer(page, context) },
    })
    expect(screen.queryByText('This may be out of date.')).toBeNull()
    const { said } = standingRegions()
    answer = failing({ kind: 'Unreachable', because: 'offline' })
    await visited.happen(historyOpened())
    const bringBack = () => {
      answer = telling(historyOf([], [orderAt('completed'), ...pastOrders(2)]))
    }
    return { ...visited, said, bringBack }
  }

  it('says quietly that it may be out of date, and is updated by Try again', async () => {
    const { user, said, bringBack } = await reopen()
    expect(screen.getByText('This may be out of date.')).toBeVisible()
    expect(said()).toContain('This may be out of date.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(orders('Live Orders')).toHaveLength(1)
    bringBack()
    await user.click(press('Try again'))
    expect(orders('Past orders')).toHaveLength(3)
    expect(screen.queryByText('This may be out of date.')).toBeNull()
  })

  it('says so also if it has no orders yet', async () => {
    const { user, said, bringBack } = await reopen(historyOf([], []))
    expect(heading('No orders yet')).toBeVisible()
    expect(screen.getByText('This may be out of date.')).toBeVisible()
    expect(said()).toContain('This may be out of date.')
    expect(await problemsOnPage()).toEqual([])
    bringBack()
    await user.click(press('Try again'))
    expect(orders('Past orders')).toHaveLength(3)
    expect(screen.queryByText('This may be out of date.')).toBeNull()
  })

  it('can be updated once more if the service fails with the very same failure', async () => {
    const { user } = await reopen()
    await user.click(press('Try again'))
    expect(press('Try again')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('is updated by itself once the connection is back', async () => {
    const { bringBack } = await reopen()
    bringBack()
    await comeBackOnline()
    expect(orders('Past orders')).toHaveLength(3)
    expect(screen.queryByText('This may be out of date.')).toBeNull()
  })
})

describe('an order that cannot be read', () => {
  const unreadOrder = {
    kind: 'OrderValueUnknown',
    crn: 'CRN9',
    field: 'past_orders.0.type',
  } as const
  const missing = { live: [], past: [unreadOrder] }

  it('is reported as missing, and the others are shown', async () => {
    const history = historyOf([live()], pastOrders(2), 0, missing)
    await visitHistory({ ports: { loadOrderHistory: telling(history) } })
    expect(
      screen.getByText('Order CRN9 could not be shown.', { ignore: '[role="status"] *' }),
    ).toBeVisible()
    expect(orders('Live Orders')).toHaveLength(1)
    expect(orders('Past orders')).toHaveLength(2)
    expect(await problemsOnPage()).toEqual([])
  })

  it('is reported as missing without its number if that cannot be read either', async () => {
    const nameless = {
      kind: 'OrderFieldMalformed',
      crn: null,
      field: 'past_orders.0.order_crn',
    } as const
    const history = historyOf([live()], pastOrders(2), 0, { live: [], past: [nameless] })
    await visitHistory({ ports: { loadOrderHistory: telling(history) } })
    expect(spoken()).toContain('An order could not be shown.')
    expect(orders('Past orders')).toHaveLength(2)
  })

  it('is announced once, in a region that was there before', async () => {
    const service = makePending<LoadOrderHistoryError, OrderHistory>()
    await visitHistory({ ports: { loadOrderHistory: () => service.task } })
    const regions = standingRegions()
    const unread = { live: [], past: [unreadOrder, { ...unreadOrder, crn: 'CRN10' }] }
    await act(async () => service.answer(E.right(historyOf([live()], [], 0, unread))))
    expect(regions.said()).toContain(
      'Order CRN9 could not be shown. Order CRN10 could not be shown.',
    )
    expect(screen.getAllByText(/Order CRN9 could/, { selector: '[role="status"] *' })).toHaveLength(
      1,
    )
  })

  it('keeps the history from saying that there are no past orders', async () => {
    const history = historyOf([live()], [], 0, missing)
    await visitHistory({ ports: { loadOrderHistory: telling(history) } })
    expect(orders('Live Orders')).toHaveLength(1)
    expect(screen.queryByText('No past orders yet.')).toBeNull()
  })
})

describe('more past orders', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  const paged =
    (fails: { now: boolean }): LoadOrderHistory =>
    (page) => {
      if (page.offset === 0) return TE.right(historyOf([], pastOrders(10)))
      return fails.now
        ? TE.left({ kind: 'NetworkError', because: 'failed', message: 'The archive is closed.' })
        : TE.right(historyOf([], pastOrders(3, 11), 10))
    }

  it('are added below the others, and the first of them gets the focus', async () => {
    const { user } = await visitHistory({ ports: { loadOrderHistory: paged({ now: false }) } })
    expect(orders('Past orders')).toHaveLength(10)
    await user.click(press('Show more'))
    expect(orders('Past orders')).toHaveLength(13)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(within(section('Past orders')).getAllByRole('listitem')[10]).toHaveFocus()
  })

  it('that turn out not to exist leave the focus at the last of the others', async () => {
    const { user } = await visitHistory({
      ports: {
        loadOrderHistory: ({ offset }) =>
          TE.right(historyOf([], offset === 0 ? pastOrders(10) : [], offset)),
      },
    })
    await user.click(press('Show more'))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(within(section('Past orders')).getAllByRole('listitem')[9]).toHaveFocus()
  })

  it('leave the focus on the page if the history begins again while one of them has it', async () => {
    const { user, happen } = await visitHistory({
      ports: { loadOrderHistory: paged({ now: false }) },
    })
    await user.click(press('Show more'))
    await happen(liveOrdersLoaded(historyOf([], pastOrders(10, 101))))
    expect(orders('Past orders')).toHaveLength(10)
    expect(document.body).not.toHaveFocus()
  })

  it('that do not come are reported below, and come after Retry', async () => {
    const fails = { now: true }
    const { user } = await visitHistory({ ports: { loadOrderHistory: paged(fails) } })
    await user.click(press('Show more'))
    expect(screen.getByRole('alert')).toHaveTextContent('The archive is closed.')
    expect(orders('Past orders')).toHaveLength(10)
    expect(press('Retry')).toHaveFocus()
    fails.now = false
    await user.click(press('Retry'))
    expect(orders('Past orders')).toHaveLength(13)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say after 4 seconds that they are still loading', async () => {
    await visitHistory({
      ports: {
        loadOrderHistory: ({ offset }) =>
          offset === 0 ? TE.right(historyOf([], pastOrders(10))) : unanswered,
      },
    })
    jest.useFakeTimers()
    fireEvent.click(press('Show more'))
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(within(section('Past orders')).queryByText(/Still loading/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    const words = within(section('Past orders')).getByText(/Still loading/)
    expect(words).toBeVisible()
    expect(words.closest('[role="status"]')).not.toBeNull()
  })

  const lost = async () => {
    const connection = { isLost: true }
    const visited = await visitHistory({
      ports: {
        loadOrderHistory: (page, context) =>
          page.offset > 0 && connection.isLost
            ? TE.left({ kind: 'Unreachable', because: 'offline' })
            : paged({ now: false })(page, context),
      },
    })
    await visited.user.click(press('Show more'))
    connection.isLost = false
    return visited
  }

  it('that come by themselves once the connection is back get the focus as well', async () => {
    const { happen } = await lost()
    await happen(connectionReturned())
    expect(orders('Past orders')).toHaveLength(13)
    expect(within(section('Past orders')).getAllByRole('listitem')[10]).toHaveFocus()
  })

  it('that come by themselves do not lead back a customer who has gone on', async () => {
    const { user, happen } = await lost()
    await user.tab({ shift: true })
    const link = document.activeElement
    await happen(connectionReturned())
    expect(orders('Past orders')).toHaveLength(13)
    expect(link).toHaveFocus()
  })
})

describe('an order history that cannot be fetched', () => {
  it.each([
    [
      'in the service’s own words',
      { kind: 'NetworkError', because: 'failed', message: 'Closed.' },
      'Closed.',
    ],
    [
      'without a word of the service',
      { kind: 'NetworkError', because: 'failed', message: null },
      'Failed to fetch order history',
    ],
    [
      'by a refusal that cannot be read',
      { kind: 'RefusalUnreadable', because: 'failed' },
      'Failed to fetch order history',
    ],
    [
      'because the customer may not see it',
      { kind: 'NetworkError', because: 'notAllowed', message: null },
      'Unauthorized action',
    ],
    [
      'because the customer may not see it, in HTML',
      { kind: 'RefusalUnreadable', because: 'notAllowed' },
      'Unauthorized action',
    ],
    [
      'by an answer that cannot be read',
      { kind: 'ContractBroken', call: '/orders', paths: [] },
      'Failed to fetch order history',
    ],
    [
      'because the visitor is offline',
      { kind: 'Unreachable', because: 'offline' },
      'You are offline. Check your connection and try again.',
    ],
    [
      'because of one order',
      { kind: 'OrderValueUnknown', crn: 'CRN42', field: 'past_orders.0.order_status' },
      'Order CRN42 could not be shown.',
    ],
    [
      'because of an order that has no number',
      { kind: 'OrderFieldMalformed', crn: null, field: 'past_orders.0.order_crn' },
      'Failed to fetch order history',
    ],
  ] as const)('says so %s, and comes after Retry', async (_, error, says) => {
    let answer: LoadOrderHistory = failing(error)
    const { user } = await visitHistory({
      ports: { loadOrderHistory: (page, context) => answer(page, context) },
    })
    expect(heading('Something went wrong')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Sorry, this is embarrassing. Please try again.${says}`,
    )
    answer = telling(historyOf([], [pastOrder]))
    await user.click(press('Retry'))
    expect(heading('Order history')).toBeVisible()
    // The button has disappeared with the failure, but the focus is not lost.
    expect(document.body).not.toHaveFocus()
  })

  it('is fetched again by itself when the connection is back', async () => {
    let answer: LoadOrderHistory = failing({ kind: 'Unreachable', because: 'offline' })
    await visitHistory({
      ports: { loadOrderHistory: (page, context) => answer(page, context) },
    })
    expect(heading('Something went wrong')).toBeVisible()
    answer = telling(historyOf([], [pastOrder]))
    await comeBackOnline()
    expect(heading('Order history')).toBeVisible()
  })

  it('is fetched again when the connection is back if its request was pending when it was lost', async () => {
    let answer: LoadOrderHistory = () => unanswered
    await visitHistory({
      ports: { loadOrderHistory: (page, context) => answer(page, context) },
    })
    answer = telling(historyOf([], [pastOrder]))
    await comeBackOnline()
    expect(heading('Order history')).toBeVisible()
  })

  it('asks a guest to log in, without asking the service', async () => {
    let asked = 0
    const { user, store } = await visit(<OrderHistoryPage />, {
      path: '/en-IN/order-history',
      ports: {
        loadOrderHistory: () => {
          asked += 1
          return TE.right(historyOf([], []))
        },
      },
    })
    expect(heading('Log in to see your orders')).toBeVisible()
    expect(asked).toBe(0)
    await user.click(press('Login'))
    expect(store.getState().auth?.step).toBe('login')
  })

  it('says that the session has expired, and leads to the login', async () => {
    const { user, store } = await visitHistory({
      ports: { loadOrderHistory: failing({ kind: 'AuthenticationFailed' }) },
    })
    expect(heading('Authentication Failed')).toBeVisible()
    expect(spoken()).toContain('Authentication Failed')
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    expect(store.getState().session).toEqual({ status: 'guest' })
    await user.click(press('Login'))
    expect(store.getState().auth?.step).toBe('login')
    expect(await problemsOnPage()).toEqual([])
  })
})
