import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { RecallEstimateError } from '../../../src/application/fare/recallEstimate.port.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { HomePage } from '../../../src/ui/content/HomePage.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { AppLinkPage } from '../../../src/ui/header/AppLinkPage.tsx'
import { Header } from '../../../src/ui/header/Header.tsx'
import { OrderHistoryPage } from '../../../src/ui/orders/OrderHistoryPage.tsx'
import { AddressDialog } from '../../../src/ui/place/AddressDialog.tsx'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { asha } from '../../support/account.ts'
import { content, estimate, tataAce } from '../../support/fares.ts'
import { historyOf, orderAt, pastOrders, searchedOrder } from '../../support/orders.ts'
import { unanswered } from '../../support/pending.ts'
import { koramangala } from '../../support/places.ts'
import { type Visit, visit } from '../../support/visit.tsx'
import { withRoute } from '../fare/steps.ts'
import { telling, visitHistory, visitOrder } from '../orders/steps.tsx'
import { knownPlaces, unhurried } from '../place/pickedPlaces.ts'
import { visitLogin, visitSignup } from '../session/steps.tsx'
import { button, expectNoEnglish, namesIn, says, texts } from './noLanguage.ts'
import { englishOn } from './spoken.ts'

const orderNames = [
  'CRN',
  'Koramangala, Bengaluru',
  ...['Tata Ace', 'Asha Rao', 'Kiran Rao', '12, 2nd floor'],
  ...['Manjunath Gowda', 'KA01AB1234'],
]

afterEach(() => {
  document.title = ''
})

const sizes = [
  ['a phone', false],
  ['a desktop', true],
] as const

describe('a page in English', () => {
  it('is recognised as one', async () => {
    await visit(<FareEstimatePage />)
    expect(englishOn(document.body)).toContain('Get a fare estimate')
  })
})

describe.each(sizes)('on %s every word comes from the files:', (_, desktop) => {
  const open = (page: Parameters<typeof visit>[0], options: Visit = {}) =>
    visit(page, { texts, desktop, ...options })

  it('the home page', async () => {
    // Content does not come from the locale files, so none arrives here.
    await open(<HomePage />, { path: '/en-IN', content: { loadPage: () => unanswered } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(says('home.hero.heading'))
    expectNoEnglish()
  })

  it('the fare form, empty, with a route, and with errors', async () => {
    const { user, happen } = await open(<FareEstimatePage />)
    expectNoEnglish()
    await happen(...withRoute)
    expectNoEnglish()
    await happen(fareEdited({ name: '7', mobile: '7' }))
    for (const field of screen.getAllByRole('textbox')) {
      await user.click(field)
      await user.tab()
    }
    expect(document.body).toHaveTextContent(says('fare.problem.mobileMalformed'))
    expectNoEnglish()
  })

  it.each<RecallEstimateError>([
    { kind: 'EstimateUnknown' },
    { kind: 'EstimateExpired' },
    { kind: 'Unreachable', because: 'offline' },
    { kind: 'Unreachable', because: 'timeout' },
  ])('the results page without fares: $kind', async (error) => {
    await open(<FareResultsPage />, {
      path: '/en-IN/fare_estimate_mob?fare_estimate_token=t',
      ports: { recallEstimate: () => TE.left(error) },
    })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expectNoEnglish()
  })

  it('the results page and its fares', async () => {
    await open(<FareResultsPage />, {
      path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1',
      ports: {
        recallEstimate: () => TE.right(estimate),
        loadFareContent: () => TE.right(content),
      },
    })
    expect(document.body).toHaveTextContent(says('results.estimateNote'))
    expectNoEnglish([
      estimate.pickup.landmark,
      estimate.drop.landmark,
      tataAce.name,
      tataAce.imageAlt,
      ...namesIn([tataAce.capacity, tataAce.size]),
      'Furniture',
      ...content.notes,
      content.meta.title,
    ])
  })

  it('the login with its error, and the code', async () => {
    const { user } = await visitLogin({ texts, desktop, known: { mobile: '9876543210' } })
    expectNoEnglish()
    await user.clear(screen.getByRole('textbox'))
    await user.tab()
    await user.type(screen.getByRole('textbox'), '9876543210')
    await user.click(button('session.login.submit'))
    expect(screen.getByRole('dialog', { name: says('session.code.title') })).toBeVisible()
    expectNoEnglish()
  })

  it('the signup with its errors, and the consent', async () => {
    const { user } = await visitSignup({ texts, desktop, locale: 'en-TR' })
    await user.click(button('session.signup.submit'))
    expect(document.body).toHaveTextContent(says('session.problem.emailMalformed'))
    expectNoEnglish()
    const [name, mobile, email] = screen.getAllByRole('textbox')
    if (name === undefined || mobile === undefined || email === undefined) throw new Error('fields')
    await user.type(name, 'Asha Rao')
    await user.type(mobile, '5321234567')
    await user.type(email, 'asha@example.in')
    await user.click(button('session.signup.submit'))
    expect(document.body).toHaveTextContent(says('session.consent.all'))
    expectNoEnglish()
  })

  it('the header of a guest and of a customer', async () => {
    const { user, happen } = await open(<Header />, { path: '/en-IN' })
    expectNoEnglish()
    await happen(customerRecognised(asha))
    if (!desktop) await user.click(button('header.menu'))
    expectNoEnglish(['Asha', asha.email])
  })

  it('the page of the app', async () => {
    await open(<AppLinkPage />, {
      path: '/en-IN/app',
      surroundings: { appLinks: { android: '/android', ios: '/ios' } },
    })
    expectNoEnglish()
  })

  it('the address dialog with its search and its map', async () => {
    const { user, happen } = await open(<AddressDialog owner="fare" />, {
      ports: { limits: unhurried, places: knownPlaces },
    })
    const opened = { owner: 'fare', near: null, waypoint: 'pickup', onChoice: 'pin' } as const
    await happen(pickerOpened({ ...opened, place: null }))
    expectNoEnglish()
    await user.type(screen.getByRole('combobox'), '9')
    expectNoEnglish()
    await happen(pickerOpened({ ...opened, place: koramangala }))
    expect(button('place.confirm.pickup')).toBeVisible()
    expectNoEnglish()
  })

  it('the orders of a guest, and of a customer without and with orders', async () => {
    await open(<OrderHistoryPage />, { path: '/en-IN/order-history' })
    expect(button('orders.login.action')).toBeVisible()
    expectNoEnglish()
    cleanup()

    await visitHistory({ texts, desktop })
    expect(document.body).toHaveTextContent(says('orders.history.empty.title'))
    expectNoEnglish()
    cleanup()

    const history = historyOf([searchedOrder], pastOrders(2))
    await visitHistory({ texts, desktop, ports: { loadOrderHistory: telling(history) } })
    expect(document.body).toHaveTextContent(says('orders.history.past'))
    expectNoEnglish(orderNames)
  })

  it.each(orderStatuses)('the tracking page of an order that is %s', async (status) => {
    const order = orderAt(status)
    await visitOrder({ texts, desktop, ports: { loadOrder: () => TE.right(order) } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      says(`orders.status.${status}`),
    )
    expectNoEnglish(orderNames)
  })
})
