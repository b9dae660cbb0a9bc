import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type {
  LoadOrder,
  LoadOrderError,
} from '../../../src/application/booking/placing/loadOrder.port.ts'
import {
  orderLoaded,
  orderLoadFailed,
  refreshRequested,
} from '../../../src/application/orders/tracking.slice.ts'
import type { RouteMarker } from '../../../src/application/place/mountRouteMap.port.ts'
import type { SharedLink, ShareError } from '../../../src/application/ports/share.port.ts'
import { sessionEnded, tabReturned } from '../../../src/application/session/session.slice.ts'
import type { TrackedOrder } from '../../../src/domain/orders/order.ts'
import { TrackOrderPage } from '../../../src/ui/orders/TrackOrderPage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { makeTabMemory } from '../../support/booking.ts'
import { comeBackOnline } from '../../support/online.ts'
import { orderAt, searchedOrder } from '../../support/orders.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { spoken } from '../../support/spoken.ts'
import { standingRegions } from '../../support/standing.ts'
import { visit } from '../../support/visit.tsx'
import { heading, press, section, visitUnpolledOrder as visitOrder } from './steps.tsx'

const telling = (order: TrackedOrder) => () => TE.right(order)
const failing = (error: LoadOrderError) => () => TE.left(error)

const steps = () => within(section('Status')).getAllByRole('listitem')
const presentStep = () =>
  steps()
    .filter((step) => step.getAttribute('aria-current') === 'step')
    .map((step) => step.textContent)

describe('a tracked order', () => {
  it.each([
    ['searching', 'Looking for a driver', 'We are asking drivers near the pickup.'],
    ['confirmed', 'Driver on the way', 'Your driver is coming to the pickup.'],
    ['live', 'Goods on the way', 'Your goods are on their way to the drop.'],
    ['completed', 'Delivered', 'Your goods have arrived.'],
    ['cancelled', 'Cancelled', 'This order was cancelled.'],
    ['unsuccessful', 'No driver found', 'No driver was free. Please book again.'],
  ] as const)('that is %s says so: %s', async (status, title, lead) => {
    await visitOrder({ ports: { loadOrder: telling(orderAt(status)) } })
    expect(heading(title)).toBeVisible()
    expect(screen.getByText(lead)).toBeVisible()
    expect(document.title).toBe('Track order · Hathi')
  })

  it('shows past steps with their time, the present step, and those to come', async () => {
    await visitOrder({ ports: { loadOrder: telling(orderAt('confirmed')) } })
    expect(steps().map((step) => step.textContent)).toEqual([
      'Order placed Nov 20 2026, 09:05 PM',
      'Driver found Nov 20 2026, 09:06 PM',
      'Goods picked up, not yet ',
      'Delivered, not yet ',
    ])
    expect(presentStep()).toEqual(['Driver found Nov 20 2026, 09:06 PM'])
  })

  it('that ended early shows its past steps, and none to come', async () => {
    await visitOrder({ ports: { loadOrder: telling(orderAt('cancelled')) } })
    expect(steps().map((step) => step.textContent)).toEqual([
      'Order placed Nov 20 2026, 09:05 PM',
      'Cancelled Nov 20 2026, 09:06 PM',
    ])
  })

  it('shows the people at the stops, what was booked, and how it is paid', async () => {
    const order: TrackedOrder = { ...orderAt('live'), valueAddedService: 'helper' }
    await visitOrder({ ports: { loadOrder: telling(order) } })
    const route = section('Route')
    expect(route).toHaveTextContent('12, 2nd floor')
    expect(route).toHaveTextContent('Asha Rao')
    expect(within(route).getByRole('link', { name: '+91 9812345678' })).toHaveAttribute(
      'href',
      'tel:+919812345678',
    )
    const details = section('Order details')
    expect(details).toHaveTextContent('VehicleTata Ace')
    expect(details).toHaveTextContent('Fare₹368.50')
    expect(details).toHaveTextContent('Extra serviceHelper')
    expect(details).toHaveTextContent('PaymentCash')
    expect(details).toHaveTextContent('Cash to pay₹368.50')
    expect(details).toHaveTextContent('Order numberCRN2000001')
  })

  it('asks for no cash once it is over, and shows an unknown payment mode as it is', async () => {
    const order: TrackedOrder = { ...orderAt('completed'), paymentMode: 'Paytm' }
    await visitOrder({ ports: { loadOrder: telling(order) } })
    expect(section('Order details')).toHaveTextContent('PaymentPaytm')
    expect(section('Order details')).not.toHaveTextContent('Cash to pay')
  })

  it('says that the fare is not known yet', async () => {
    await visitOrder({ ports: { loadOrder: telling({ ...searchedOrder, total: null }) } })
    expect(section('Order details')).toHaveTextContent('FareNot known yet')
  })

  it.each([
    ['a phone', false],
    ['a desktop', true],
  ])('shows one link to call its driver on %s', async (_, desktop) => {
    await visitOrder({ desktop, ports: { loadOrder: telling(orderAt('confirmed')) } })
    expect(section('Driver')).toHaveTextContent('Manjunath Gowda')
    expect(section('Driver')).toHaveTextContent('KA01AB1234')
    const calls = screen.getAllByRole('link', { name: 'Call driver' })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+919845012345'])
  })

  it('shows no driver while one is searched for, and no call once it is over', async () => {
    const { happen } = await visitOrder()
    expect(screen.queryByRole('region', { name: 'Driver' })).toBeNull()
    await happen(orderLoaded(orderAt('completed')))
    expect(section('Driver')).toHaveTextContent('Manjunath Gowda')
    expect(screen.queryByRole('link', { name: 'Call driver' })).toBeNull()
  })

  it.each([
    ['a phone', false],
    ['a desktop', true],
  ])(
    'offers to cancel while a driver is searched for, and no call besides, on %s',
    async (_, desktop) => {
      const { driver } = orderAt('live')
      const order = { ...orderAt('searching'), driver }
      await visitOrder({ desktop, ports: { loadOrder: telling(order) } })
      expect(press('Cancel order')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Call driver' })).toBeNull()
    },
  )

  it.each([
    ['a phone', false],
    ['a desktop', true],
  ])(
    'keeps the focus on the page when it ends while the call has it, on %s',
    async (_, desktop) => {
      let order = orderAt('live')
      const { happen } = await visitOrder({ desktop, ports: { loadOrder: () => TE.right(order) } })
      act(() => screen.getByRole('link', { name: 'Call driver' }).focus())
      order = orderAt('completed')
      await happen(orderLoaded(order))
      expect(screen.queryByRole('link', { name: 'Call driver' })).toBeNull()
      expect(document.body).not.toHaveFocus()
    },
  )

  it('offers no call to a driver without a number', async () => {
    const order = orderAt('confirmed')
    const driver = { name: '', number: '', vehicleNumber: '', location: null }
    await visitOrder({ ports: { loadOrder: telling({ ...order, driver }) } })
    expect(section('Driver')).toHaveTextContent('Your driver')
    expect(screen.queryByRole('link', { name: 'Call driver' })).toBeNull()
  })

  it.each([
    ['blank', ' '],
    ['masked', '98450XXXXX'],
  ])('offers no call to a person at a stop whose number is %s', async (_, number) => {
    const { route, ...order } = orderAt('live')
    const pickup = { ...route.pickup, contact: { name: 'Asha Rao', number } }
    await visitOrder({ ports: { loadOrder: telling({ ...order, route: { ...route, pickup } }) } })
    const calls = within(section('Route')).getAllByRole('link')
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+919812345678'])
    expect(within(section('Route')).getByText('Asha Rao').parentElement).toHaveTextContent(
      `Asha Rao${number.trim()}`,
    )
  })

  it('shows its stops and its moving driver on a map', async () => {
    const shown: Array<readonly RouteMarker[]> = []
    const kinds = () => shown.at(-1)?.map(({ kind }) => kind)
    const { happen } = await visitOrder({
      ports: { loadOrder: telling(orderAt('confirmed')) },
      surroundings: {
        mountRouteMap: (_, { markers, label }) => {
          expect(label).toBe('Map of the way from pickup to drop')
          shown.push(markers)
          return TE.right({
            show: (changed) => shown.push(changed),
            zoomBy: () => undefined,
            resized: () => undefined,
            unmount: () => undefined,
          })
        },
      },
    })
    expect(kinds()).toEqual(['pickup', 'drop', 'vehicle'])
    const { driver, ...order } = orderAt('live')
    if (driver === null) throw new Error('the order has a driver')
    const location = { lat: 12.96, lng: 77.635 }
    await happen(orderLoaded({ ...order, driver: { ...driver, location } }))
    expect(shown.at(-1)?.at(-1)?.at).toEqual(location)
    await happen(orderLoaded(orderAt('completed')))
    expect(kinds()).toEqual(['pickup', 'drop'])
  })

  it('has no map if none of its places is known', async () => {
    const { route } = searchedOrder
    const pickup = { ...route.pickup, location: null }
    const drop = { ...route.drop, location: null }
    let mounts = 0
    await visitOrder({
      ports: {
        loadOrder: telling({ ...searchedOrder, route: { pickup, drop, via: [] } }),
      },
      surroundings: {
        mountRouteMap: () => {
          mounts += 1
          return TE.left({ kind: 'MapsFailed' })
        },
      },
    })
    expect(heading('Looking for a driver')).toBeVisible()
    expect(mounts).toBe(0)
  })

  it('announces its status when it has come, each new one once, and nothing else', async () => {
    const service = makePending<LoadOrderError, TrackedOrder>()
    const { happen } = await visitOrder({ ports: { loadOrder: () => service.task } })
    const { said } = standingRegions()
    await act(async () => service.answer(E.right(searchedOrder)))
    expect(said()).toBe('Looking for a driver')
    await happen(orderLoaded({ ...searchedOrder, paymentMode: 'online' }))
    expect(said()).toBe('Looking for a driver')
    await happen(orderLoaded(orderAt('confirmed')))
    expect(said()).toBe('Driver on the way')
  })

  it('that nobody knows is announced as such', async () => {
    const service = makePending<LoadOrderError, TrackedOrder>()
    await visitOrder({ ports: { loadOrder: () => service.task } })
    const { said } = standingRegions()
    await act(async () => service.answer(E.left({ kind: 'OrderUnknown' })))
    expect(said()).toBe('Data Not Found')
  })

  it('that needs a login says so', async () => {
    const { happen } = await visitOrder({ ports: { loadOrder: () => unanswered } })
    const { said } = standingRegions()
    await happen(sessionEnded('left'))
    expect(said()).toBe('Log in to see this order')
  })

  it('that could not be refreshed says so quietly, and is refreshed by Try again', async () => {
    let answer: LoadOrder = telling(searchedOrder)
    const { user, happen } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    const { said } = standingRegions()
    await happen(orderLoadFailed({ kind: 'Unreachable', because: 'timeout' }))
    expect(screen.getByText('This may be out of date.')).toBeVisible()
    expect(said()).toContain('This may be out of date.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(heading('Looking for a driver')).toBeVisible()
    answer = telling(orderAt('confirmed'))
    await user.click(press('Try again'))
    expect(heading('Driver on the way')).toBeVisible()
    expect(screen.queryByText('This may be out of date.')).toBeNull()
  })

  it('that has ended is not called out of date if its customer returns without a connection', async () => {
    let answer: LoadOrder = telling(orderAt('completed'))
    const { happen } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    answer = failing({ kind: 'Unreachable', because: 'offline' })
    await happen(tabReturned())
    expect(heading('Delivered')).toBeVisible()
    expect(screen.queryByText('This may be out of date.')).toBeNull()
    // The service may have opened it again.
    answer = telling(orderAt('confirmed'))
    await comeBackOnline()
    expect(heading('Driver on the way')).toBeVisible()
  })

  it('shows that it is being refreshed until there is an answer', async () => {
    let answer: LoadOrder = telling(searchedOrder)
    const { user, happen } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    await happen(orderLoadFailed({ kind: 'Unreachable', because: 'timeout' }))
    answer = () => unanswered
    await user.click(press('Try again'))
    expect(press('Try again')).toHaveAttribute('aria-busy', 'true')
    await happen(orderLoadFailed({ kind: 'Unreachable', because: 'offline' }))
    expect(press('Try again')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('can be refreshed once more if the service fails with the very same failure', async () => {
    const failure = { kind: 'Unreachable', because: 'offline' } as const
    let answer: LoadOrder = telling(searchedOrder)
    const { user, happen } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    answer = failing(failure)
    await happen(tabReturned())
    await user.click(press('Try again'))
    expect(press('Try again')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('that may be out of date is refreshed by itself once the connection is back', async () => {
    let answer: LoadOrder = telling(searchedOrder)
    let asked = 0
    const { happen } = await visitOrder({
      ports: {
        loadOrder: (crn, context) => {
          asked += 1
          return answer(crn, context)
        },
      },
    })
    // An order that is up to date is not requested again.
    await comeBackOnline()
    expect(asked).toBe(1)
    answer = failing({ kind: 'Unreachable', because: 'offline' })
    await happen(refreshRequested())
    expect(screen.getByText('This may be out of date.')).toBeVisible()
    answer = telling(orderAt('confirmed'))
    await comeBackOnline()
    expect(heading('Driver on the way')).toBeVisible()
    expect(screen.queryByText('This may be out of date.')).toBeNull()
  })

  it('is fetched again when the connection is back if its request was pending when it was lost', async () => {
    let answer: LoadOrder = () => unanswered
    await visitOrder({ ports: { loadOrder: (crn, context) => answer(crn, context) } })
    expect(screen.getByText('Loading your order…')).toBeInTheDocument()
    answer = telling(searchedOrder)
    await comeBackOnline()
    expect(heading('Looking for a driver')).toBeVisible()
  })

  it('cannot be booked again in a market without booking', async () => {
    await visitOrder({
      locale: 'en-AE',
      ports: { loadOrder: telling({ ...orderAt('completed'), rebookingEnabled: true }) },
    })
    expect(heading('Delivered')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
  })

  it.each([
    ['unsuccessful', 'No driver was free. Please book again.'],
    ['cancelled', 'This order was cancelled.'],
  ] as const)('that is %s and is not booked again leads to new fares', async (status, lead) => {
    await visitOrder({
      ports: { loadOrder: telling({ ...orderAt(status), rebookingEnabled: false }) },
    })
    expect(screen.getByText(lead)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
    const fares = screen.getByRole('link', { name: 'Get Fare Estimate' })
    expect(fares).toHaveAttribute('href', '/en-IN/fare-estimate')
  })

  it('keeps the focus on the page if it is opened again while the link to new fares has it', async () => {
    const { happen } = await visitOrder({
      ports: { loadOrder: telling({ ...orderAt('cancelled'), rebookingEnabled: false }) },
    })
    act(() => screen.getByRole('link', { name: 'Get Fare Estimate' }).focus())
    await happen(orderLoaded(searchedOrder))
    expect(screen.queryByRole('link', { name: 'Get Fare Estimate' })).toBeNull()
    expect(document.body).not.toHaveFocus()
  })

  it('that was delivered and is not booked again has no next step', async () => {
    await visitOrder({
      ports: { loadOrder: telling({ ...orderAt('completed'), rebookingEnabled: false }) },
    })
    expect(heading('Delivered')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Get Fare Estimate' })).toBeNull()
  })

  it('that is over can be booked again if the service allows it', async () => {
    const { user, went } = await visitOrder({
      ports: { loadOrder: telling({ ...orderAt('completed'), rebookingEnabled: true }) },
    })
    await user.click(press('Book again'))
    expect(went.map(({ path }) => path)).toEqual(['/en-IN/order-review'])
  })

  it('shows that it is being booked again', async () => {
    const memory = { ...makeTabMemory(), keep: () => unanswered }
    const { user } = await visitOrder({
      ports: {
        loadOrder: telling({ ...orderAt('completed'), rebookingEnabled: true }),
        orderMemory: memory,
      },
    })
    await user.click(press('Book again'))
    expect(press('Book again')).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['may not be booked again', { ...orderAt('completed'), rebookingEnabled: false }],
    ['is not over', { ...orderAt('live'), rebookingEnabled: true }],
  ])('that %s cannot be booked again', async (_, order) => {
    await visitOrder({ ports: { loadOrder: telling(order) } })
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
  })

  it.each(['searching', 'live', 'completed'] as const)(
    'has no violations of axe’s rules when %s',
    async (status) => {
      await visitOrder({ ports: { loadOrder: telling(orderAt(status)) } })
      expect(await problemsOnPage()).toEqual([])
    },
  )
})

describe('sharing an order', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  const shareAs = async (outcome: E.Either<ShareError, 'shared' | 'copied'>) => {
    const shared: SharedLink[] = []
    const { user } = await visitOrder({
      surroundings: {
        shareLink: (what) => {
          shared.push(what)
          return () => Promise.resolve(outcome)
        },
      },
    })
    await user.click(press('Share tracking link'))
    return shared
  }

  it('shares the whole address of its page', async () => {
    const shared = await shareAs(E.right('shared'))
    expect(shared).toEqual([
      {
        title: 'Track your delivery',
        text: 'Follow the order CRN2000001 here, logged in with the number that booked it.',
        url: 'http://localhost/en-IN/track-order?crn=CRN2000001',
      },
    ])
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('says that the link is copied', async () => {
    await shareAs(E.right('copied'))
    expect(screen.getByText('Link copied')).toHaveAttribute('role', 'status')
  })

  it('says what to do if the browser can neither share nor copy', async () => {
    await shareAs(E.left({ kind: 'ShareRefused' }))
    expect(
      screen.getByText('Sharing does not work here. Copy the address of this page instead.'),
    ).toBeVisible()
  })

  it('says nothing when the customer closes the share sheet', async () => {
    await shareAs(E.left({ kind: 'ShareDismissed' }))
    expect(spoken()).toEqual(['Looking for a driver'])
  })

  const shareSlowly = async () => {
    const sheet = makePending<ShareError, 'shared' | 'copied'>()
    await visitOrder({ surroundings: { shareLink: () => sheet.task } })
    return { sheet, tap: () => fireEvent.click(press('Share tracking link')) }
  }

  it('opens one share sheet, however often it is tapped', async () => {
    const { sheet, tap } = await shareSlowly()
    tap()
    tap()
    expect(sheet.count()).toBe(1)
    await act(async () => sheet.answer(E.left({ kind: 'ShareDismissed' })))
    tap()
    expect(sheet.count()).toBe(1)
  })

  it('can be tried again if the browser never tells that its share sheet was closed', async () => {
    const { sheet, tap } = await shareSlowly()
    jest.useFakeTimers()
    tap()
    await act(() => jest.advanceTimersByTimeAsync(5000))
    tap()
    expect(sheet.count()).toBe(2)
  })
})

describe('an order that cannot be tracked', () => {
  it('because nobody has it leads home', async () => {
    await visitOrder({ ports: { loadOrder: failing({ kind: 'OrderUnknown' }) } })
    expect(heading('Data Not Found')).toBeVisible()
    expect(screen.getByText('Please redirect to home.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/en-IN',
    )
    expect(await problemsOnPage()).toEqual([])
  })

  it('keeps the focus on the page if the order is found while the link home has it', async () => {
    const { happen } = await visitOrder({
      ports: { loadOrder: failing({ kind: 'OrderUnknown' }) },
    })
    act(() => screen.getByRole('link', { name: 'Go to the home page' }).focus())
    await happen(orderLoaded(searchedOrder))
    expect(heading('Looking for a driver')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it.each(['/en-IN/track-order', '/en-IN/track-order?crn=', '/en-IN/track-order?crn=%20%20'])(
    'because the link %s names none leads home, without asking the service',
    async (path) => {
      let asked = 0
      await visitOrder({
        path,
        ports: {
          loadOrder: () => {
            asked += 1
            return TE.right(searchedOrder)
          },
        },
      })
      expect(heading('Data Not Found')).toBeVisible()
      expect(asked).toBe(0)
    },
  )

  it('for the moment says why, and comes with Retry', async () => {
    let answer: LoadOrder = failing({ kind: 'RefusalUnreadable', because: 'failed' })
    const { user } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    expect(heading('Something went wrong')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch the order')
    answer = telling(searchedOrder)
    await user.click(press('Retry'))
    expect(heading('Looking for a driver')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it.each<[string, LoadOrderError, string]>([
    [
      'for want of a connection',
      { kind: 'Unreachable', because: 'offline' },
      'Looking for a driver',
    ],
    [
      'because the service refused',
      { kind: 'NetworkError', because: 'declined', message: null },
      'Something went wrong',
    ],
  ])(
    '%s is asked for by itself once the connection is back, if that may help',
    async (_, error, title) => {
      let answer: LoadOrder = failing(error)
      await visitOrder({ ports: { loadOrder: (crn, context) => answer(crn, context) } })
      expect(heading('Something went wrong')).toBeVisible()
      answer = telling(searchedOrder)
      await comeBackOnline()
      expect(heading(title)).toBeVisible()
    },
  )

  it('because it cannot be read is named by its number', async () => {
    const error = { kind: 'OrderValueUnknown', crn: 'CRN2000001', field: 'type' } as const
    await visitOrder({ ports: { loadOrder: failing(error) } })
    expect(screen.getByRole('alert')).toHaveTextContent('Order CRN2000001 could not be shown.')
  })

  it('by a guest asks for the login', async () => {
    const { user, store } = await visit(<TrackOrderPage />, {
      path: '/en-IN/track-order?crn=CRN2000001',
    })
    expect(heading('Log in to see this order')).toBeVisible()
    await user.click(press('Login'))
    expect(store.getState().auth?.step).toBe('login')
  })

  it('because the session has expired says so', async () => {
    let answer: LoadOrder = telling(searchedOrder)
    const { happen, user, store } = await visitOrder({
      ports: { loadOrder: (crn, context) => answer(crn, context) },
    })
    expect(heading('Looking for a driver')).toBeVisible()
    answer = failing({ kind: 'AuthenticationFailed' })
    await happen(refreshRequested())
    expect(heading('Authentication Failed')).toBeVisible()
    expect(spoken()).toContain('Authentication Failed')
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    await user.click(press('Login'))
    expect(store.getState().auth?.step).toBe('login')
  })

  it('because it is still loading says so', async () => {
    await visitOrder({ ports: { loadOrder: () => unanswered } })
    expect(spoken()).toEqual(['Loading your order…'])
  })
})
