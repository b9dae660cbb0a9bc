import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { PlacedOrder } from '../../../src/application/booking/order/placeOrder.port.ts'
import type { ReadLink } from '../../../src/application/ports/navigation.port.ts'
import type { FareEstimate, FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import bengali from '../../../src/ui/locales/bn/booking.json' with { type: 'json' }
import { problemsOnPage } from '../../support/axe.ts'
import {
  goodsTypes,
  orderEstimate,
  orderQuote,
  serviceArea,
  tata407,
  twoWheeler,
} from '../../support/booking.ts'
import { formRefused, quote, quotedIn, tataAce } from '../../support/fares.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { standingRegions } from '../../support/standing.ts'
import { everyText } from '../../support/texts.ts'
import type { Visit } from '../../support/visit.tsx'
import {
  dialog,
  heading,
  inDialog,
  isClosed,
  nobody,
  press,
  primary,
  vehicle,
  visitReview,
} from './steps.tsx'

const offline = { kind: 'Unreachable', because: 'offline' } as const
const offlineText = 'You are offline. Check your connection and try again.'

const readNewLink: ReadLink = (text) =>
  E.right({ site: null, path: text, query: [['geo_region_id', '4']] })

/** The alerts that contain these words. */
const heardOf = (words: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(words))

describe('the mobile number at a stop', () => {
  it.each([
    ['+919812345670', '+91 9812345670'],
    ['09812345670', '+91 9812345670'],
    ['৯৮১২৩৪৫৬৭০', '+91 9812345670'],
    ['12345', '12345'],
  ])('that is given as %s reads %s', async (mobile, text) => {
    await visitReview({ draft: { receiver: { name: 'Kiran Rao', mobile } } })
    expect(screen.getByText(text)).toBeVisible()
  })
})

/** The names of the vehicles to choose from, from top to bottom. */
const vehicleNames = () =>
  within(screen.getByRole('radiogroup', { name: 'Choose a vehicle' }))
    .getAllByRole('article')
    .map((each) => within(each).getByRole('heading').textContent)

const card = (name: string) => screen.getByRole('article', { name })

describe('the order under review', () => {
  it.each([true, false])(
    'shows the route with its people, the goods and the vehicles (desktop: %s)',
    async (desktop) => {
      await visitReview({ desktop, draft: { goodsType: 'furniture' } })
      expect(heading('Review your order')).toBeVisible()
      expect(screen.getByText('Koramangala, Bengaluru')).toBeVisible()
      expect(screen.getByText('12, 2nd floor')).toBeVisible()
      expect(screen.getByText('Asha Rao')).toBeVisible()
      expect(screen.getByText('+91 9876543210')).toBeVisible()
      expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
      expect(screen.getByText('Kiran Rao')).toBeVisible()
      expect(screen.getByText('+91 9812345678')).toBeVisible()
      expect(press('Goods type Furniture')).toBeVisible()
      expect(card('Tata Ace')).toHaveTextContent('750 kg')
      expect(card('Tata Ace')).toHaveTextContent('₹368.50')
      expect(card('Tata Ace')).toHaveTextContent('Best for sending: Furniture')
      expect(vehicle('Tata Ace')).toBeChecked()
      expect(vehicle('Tata Ace')).toHaveAccessibleDescription('₹368.50')
      expect(screen.getByText(/^These are estimates\. .*Quoted on Nov 21 2026/)).toBeVisible()
      expect(document.title).toBe('Order review · Hathi')
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
        'content',
        'Check the route, the goods and the vehicle before you book.',
      )
      expect(await problemsOnPage()).toEqual([])
    },
  )

  it('shows placeholders until the kept order has been read', async () => {
    await visitReview({
      ports: {
        orderMemory: { keep: () => TE.right(undefined), recall: unanswered, forget: unanswered },
      },
    })
    expect(screen.getByText('Fetching your order…')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Review your order' })).toBeNull()
  })

  it('asks quietly for what is missing, and insists after an attempt to book', async () => {
    const { user } = await visitReview({ draft: { receiver: nobody } })
    const prompt = press("Add the receiver's name and mobile number")
    expect(prompt).not.toHaveAttribute('data-missing')
    expect(screen.queryByText('Something is missing. Fill it in to book.')).toBeNull()
    await user.click(primary())
    expect(screen.getByText('Something is missing. Fill it in to book.')).toBeVisible()
    expect(prompt).toHaveFocus()
    await user.click(prompt)
    expect(dialog('Edit Drop location')).toBeVisible()
  })

  it('asks only for the number if the name is known', async () => {
    await visitReview({ draft: { receiver: { name: 'Kiran Rao', mobile: '' } } })
    expect(press("Add the receiver's mobile number")).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add the receiver's name/ })).toBeNull()
  })

  it('shows one next step after an attempt to book without a vehicle', async () => {
    const { user } = await visitReview({ draft: { receiver: nobody, vehicleId: null } })
    const choose = 'Choose a vehicle to book.'
    expect(screen.getByText(choose)).toBeVisible()
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Furniture/ }),
    )
    await user.click(primary())
    expect(screen.getByText('Something is missing. Fill it in to book.')).toBeVisible()
    expect(screen.queryByText(choose)).toBeNull()
    await user.click(press("Add the receiver's name and mobile number"))
    const drop = inDialog('Edit Drop location')
    await user.type(drop.getByRole('textbox', { name: "Receiver's name" }), 'Kiran Rao')
    await user.type(drop.getByRole('textbox', { name: "Receiver's mobile number" }), '9812345678')
    await user.click(drop.getByRole('button', { name: 'Save' }))
    expect(screen.getAllByText(choose)).toHaveLength(1)
    expect(screen.queryByText('Something is missing. Fill it in to book.')).toBeNull()
    await user.click(vehicle('Tata Ace'))
    expect(screen.queryByText(choose)).toBeNull()
  })

  it('asks for a missing address, and for the spot on the map if only the words are known', async () => {
    await visitReview({
      draft: {
        pickup: { landmark: '', location: null, house: '' },
        drop: { landmark: 'Behind the temple', location: null, house: '' },
        fareEstimateToken: null,
      },
    })
    expect(press('Add the pickup address')).toBeVisible()
    expect(press('Show where the drop is')).toBeVisible()
    expect(
      screen.getByText('Set pickup and drop to see the vehicles and their fares.'),
    ).toBeVisible()
  })

  it('marks an invalid name or number that came with a link', async () => {
    await visitReview({
      draft: {
        sender: { name: 'A1', mobile: '9876543210' },
        receiver: { name: 'Kiran Rao', mobile: '1234567890' },
      },
    })
    expect(press("Check the sender's name")).toBeVisible()
    expect(press("Check the receiver's mobile number")).toBeVisible()
  })
})

describe('the primary action', () => {
  it('asks for the goods while no vehicle is chosen, and names the vehicle afterwards', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    expect(primary()).toHaveTextContent('Select Goods Type')
    expect(screen.getByText('Choose a vehicle to book.')).toBeVisible()
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Furniture/ }),
    )
    expect(isClosed('What are you sending?')).toBe(true)
    await user.click(vehicle('Tata 407'))
    expect(primary()).toHaveTextContent('Book Tata 407')
    expect(screen.getByText('Estimated fare').nextElementSibling).toHaveTextContent('₹890')
  })

  it('asks for a vehicle once any goods have been chosen', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Any goods/ }),
    )
    await user.click(primary())
    expect(isClosed('What are you sending?')).toBe(true)
    expect(heardOf('Choose a vehicle to book.')).toHaveLength(1)
  })

  it('reads Book Now while the vehicle’s name is unknown, and waits for its fare', async () => {
    const { user } = await visitReview({
      ports: { recallEstimate: () => unanswered, loadServiceArea: () => unanswered },
    })
    expect(primary()).toHaveTextContent('Book Now')
    await user.click(primary())
    const wait = screen.getByText('Wait for the fares to book.')
    expect(wait).toBeVisible()
    // Also for screen readers, which hear nothing of it from the button.
    expect(wait.closest('[role="status"]')).not.toBeNull()
  })
})

describe('the vehicles', () => {
  it('have placeholders while their fares are fetched', async () => {
    await visitReview({ ports: { recallEstimate: () => unanswered } })
    expect(screen.getByText('Fetching vehicles and fares…')).toBeVisible()
    // The line of the fare is there already, so that nothing below it moves when the fare comes.
    expect(screen.getByText('Estimated fare')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it.each([
    ['fares', { recallEstimate: () => TE.left(offline) }],
    ['the city', { loadServiceArea: () => TE.left(offline) }],
  ])('say that %s did not come, and come after Retry', async (_, ports) => {
    let isBack = false
    const asked: string[] = []
    const { user } = await visitReview({
      ports: {
        ...ports,
        ...('recallEstimate' in ports
          ? {
              recallEstimate: () => {
                asked.push('fares')
                return isBack ? TE.right(orderEstimate) : TE.left(offline)
              },
            }
          : {
              loadServiceArea: () => {
                asked.push('area')
                return isBack ? TE.right(serviceArea) : TE.left(offline)
              },
            }),
      },
    })
    expect(screen.getByText(offlineText)).toBeVisible()
    isBack = true
    await user.click(press('Retry'))
    expect(await screen.findByRole('radio', { name: 'Tata Ace' })).toBeChecked()
    expect(asked).toHaveLength(2)
  })

  it('say which stop is not served, and lead to it', async () => {
    const { user } = await visitReview({
      draft: { fareEstimateToken: null },
      ports: {
        quoteFare: () =>
          TE.left(
            formRefused({
              unserved: ['drop'],
              fieldErrors: [{ field: 'drop', message: 'Hosur is too far.' }],
              formError: null,
            }),
          ),
      },
    })
    expect(screen.getByText('Drop not served')).toBeVisible()
    expect(screen.getByText('Hosur is too far.')).toBeVisible()
    await user.click(press('Change Dropoff Location'))
    expect(dialog('Edit Drop location')).toBeVisible()
  })

  it('say which stop is not served even if the service gives no reason', async () => {
    await visitReview({
      draft: { fareEstimateToken: null },
      ports: {
        quoteFare: () =>
          TE.left(formRefused({ unserved: ['drop'], fieldErrors: [], formError: null })),
      },
    })
    expect(screen.getByText('Drop not served')).toBeVisible()
    expect(
      screen.getByText(
        'We do not serve dropoff service from this area. Please change the dropoff location',
      ),
    ).toBeVisible()
    expect(press('Change Dropoff Location')).toBeVisible()
  })

  it('say once why they did not come, and the button says only that booking has to wait', async () => {
    const held = 'You can book once the fares are here.'
    let isBack = false
    const { user } = await visitReview({
      ports: {
        loadServiceArea: () => (isBack ? TE.right(serviceArea) : TE.left(offline)),
      },
    })
    expect(heardOf(offlineText)).toHaveLength(1)
    expect(primary()).toHaveAttribute('aria-disabled', 'true')
    expect(primary()).toHaveAccessibleDescription(held)
    await user.click(primary())
    expect(screen.getAllByText(offlineText)).toHaveLength(1)
    expect(heardOf(offlineText)).toHaveLength(1)
    // The fares may be out of sight, so the focus and the page move to them.
    expect(heading('Choose a vehicle', 2)).toHaveFocus()
    expect(await problemsOnPage()).toEqual([])
    isBack = true
    await user.click(primary())
    expect(await screen.findByRole('radio', { name: 'Tata Ace' })).toBeChecked()
    expect(screen.queryByText(held)).toBeNull()
    expect(primary()).not.toHaveAttribute('aria-disabled')
  })

  it('do not keep a guest from the login when they did not come', async () => {
    const { user, store } = await visitReview({
      isGuest: true,
      ports: { recallEstimate: () => TE.left(offline) },
    })
    expect(screen.getByText(offlineText)).toBeVisible()
    expect(primary()).not.toHaveAttribute('aria-disabled')
    await user.click(primary())
    expect(store.getState().auth?.step).toBe('login')
  })

  it('are none if no zone covers the route, and lead to changing it', async () => {
    const { user } = await visitReview({
      ports: { loadServiceArea: () => TE.right({ ...serviceArea, zones: [] }) },
    })
    expect(heading('Sorry! No service is available', 3)).toBeVisible()
    // No vehicle serves the route, so there is none to choose instead.
    expect(screen.queryByText('Invalid Hathi Service Selected')).toBeNull()
    await user.click(press('Change the drop'))
    expect(dialog('Edit Drop location')).toBeVisible()
  })

  it('say in Bengali that there are none if the page is Bengali', async () => {
    await visitReview({
      locale: 'bn-BD',
      ports: {
        recallEstimate: () => TE.right(quotedIn('bn-BD', orderEstimate)),
        loadServiceArea: () => TE.right({ ...serviceArea, zones: [] }),
      },
      texts: { ...everyText, booking: { ...everyText.booking, ...bengali } },
    })
    expect(heading('দুঃখিত! কোনো সেবা পাওয়া যাচ্ছে না', 3)).toBeVisible()
  })

  it('are none if none carries the goods, and lead to changing those', async () => {
    const { user } = await visitReview({ draft: { goodsType: 'documents', vehicleId: null } })
    expect(
      screen.getByText('None of the quoted vehicles can carry these goods: Documents.'),
    ).toBeVisible()
    expect(heading('Another kind of vehicle carries these goods', 3)).toBeVisible()
    await user.click(press('Change the goods type'))
    expect(dialog('What are you sending?')).toBeVisible()
  })

  it('are none if no category carries the goods', async () => {
    await visitReview({
      draft: { goodsType: 'catering', vehicleId: null },
      ports: { recallEstimate: () => TE.right({ ...orderEstimate, vehicles: [tata407] }) },
    })
    expect(heading('Sorry! No service is available', 3)).toBeVisible()
    expect(
      screen.getByText('None of the quoted vehicles can carry these goods: Catering.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^See .* fares$/ })).toBeNull()
  })

  it('are replaced on demand by those of the other category if only those carry the goods', async () => {
    const { user } = await visitReview({
      draft: { goodsType: 'documents', vehicleId: null },
      ports: { quoteFare: () => TE.right({ ...quote, vehicles: [twoWheeler] }) },
    })
    await user.click(press('See two-wheeler fares'))
    expect(heading('Choose a vehicle', 2)).toHaveFocus()
    expect(await screen.findByRole('radio', { name: '2 Wheeler' })).not.toBeChecked()
    expect(heading('Choose a vehicle', 2)).toHaveFocus()
  })

  it('begin with the one that the order came with, and keep their order when another is chosen', async () => {
    const { user } = await visitReview({ draft: { vehicleId: 2 } })
    expect(vehicleNames()).toEqual(['Tata 407', 'Tata Ace'])
    expect(vehicle('Tata 407')).toBeChecked()
    await user.click(vehicle('Tata Ace'))
    expect(vehicle('Tata Ace')).toBeChecked()
    expect(vehicleNames()).toEqual(['Tata 407', 'Tata Ace'])
  })

  it('begin with it, too, if the chosen goods are unknown', async () => {
    await visitReview({
      draft: { vehicleId: 2, goodsType: 'furniture' },
      ports: { loadGoodsTypes: () => TE.left({ kind: 'Unreachable', because: 'offline' }) },
    })
    expect(vehicleNames()).toEqual(['Tata 407', 'Tata Ace'])
  })

  it('are in the order for the chosen goods, whichever the order came with', async () => {
    const { user } = await visitReview({ draft: { goodsType: 'furniture' } })
    expect(vehicle('Tata Ace')).toBeChecked()
    expect(vehicleNames()).toEqual(['Tata 407', 'Tata Ace'])
    await user.click(vehicle('Tata 407'))
    await user.click(press(/^Goods type/))
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Any goods/ }),
    )
    expect(vehicleNames()).toEqual(['Tata 407', 'Tata Ace'])
    expect(vehicle('Tata 407')).toBeChecked()
  })

  it('do not include one that a link made up', async () => {
    const { user } = await visitReview({ draft: { vehicleId: 999 } })
    expect(screen.getByText('Invalid Hathi Service Selected')).toBeVisible()
    expect(primary()).toHaveTextContent('Select Goods Type')
    await user.click(vehicle('Tata Ace'))
    expect(screen.queryByText('Invalid Hathi Service Selected')).toBeNull()
  })

  it('do not include one that serves the route but does not carry the goods, and name these', async () => {
    const { user } = await visitReview({ draft: { vehicleId: 2, goodsType: 'catering' } })
    expect(screen.getByText('Invalid Hathi Service Selected')).toBeVisible()
    expect(
      screen.getByText(
        'Choose one of the vehicles that serve your route and carry these goods: Catering.',
      ),
    ).toBeVisible()
    await user.click(vehicle('Tata Ace'))
    expect(screen.queryByText('Invalid Hathi Service Selected')).toBeNull()
  })

  it('say once that they are waited for, and then how many there are', async () => {
    const recall = makePending<never, FareEstimate>()
    await visitReview({ ports: { recallEstimate: () => recall.task } })
    const { said } = standingRegions()
    expect(said().trim()).toBe('Fetching vehicles and fares…')
    await act(async () => recall.answer(E.right(orderEstimate)))
    expect(said().trim()).toBe('2 vehicles to choose from')
  })

  it('say that they are waited for when the fares of the other category are fetched', async () => {
    const quoting = makePending<never, FareQuote>()
    const { user } = await visitReview({
      draft: { goodsType: 'documents', vehicleId: null },
      ports: { quoteFare: () => quoting.task },
    })
    const { said } = standingRegions()
    await user.click(press('See two-wheeler fares'))
    expect(said().trim()).toBe('Fetching vehicles and fares…')
    await act(async () => quoting.answer(E.right({ ...quote, vehicles: [twoWheeler] })))
    expect(said().trim()).toBe('1 vehicle to choose from')
  })

  it('say their number again for other goods, even if it is the same', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    const told = () =>
      screen.getAllByRole('status').flatMap((region) => within(region).queryAllByText(/to choose/))
    const [before] = told()
    expect(before).toHaveTextContent('2 vehicles to choose from')
    await user.click(primary())
    await user.click(inDialog('What are you sending?').getByRole('button', { name: /^Furniture/ }))
    const [after] = told()
    expect(after).toHaveTextContent('2 vehicles to choose from')
    expect(after).not.toBe(before)
  })

  it.each([
    ['Documents', orderEstimate, 'Another kind of vehicle carries these goods'],
    ['Catering', { ...orderEstimate, vehicles: [tata407] }, 'Sorry! No service is available'],
  ])('say that none carries the goods once these are chosen: %s', async (goods, estimate, told) => {
    const { user } = await visitReview({
      draft: { vehicleId: null },
      ports: { recallEstimate: () => TE.right(estimate) },
    })
    const { said } = standingRegions()
    await user.click(primary())
    await user.click(
      inDialog('What are you sending?').getByRole('button', { name: new RegExp(`^${goods}`) }),
    )
    expect(said().trim()).toBe(told)
  })

  it('say that none serves the route', async () => {
    const recall = makePending<never, FareEstimate>()
    await visitReview({
      ports: {
        recallEstimate: () => recall.task,
        loadServiceArea: () => TE.right({ ...serviceArea, zones: [] }),
      },
    })
    const { said } = standingRegions()
    await act(async () => recall.answer(E.right(orderEstimate)))
    expect(said().trim()).toBe('Sorry! No service is available')
  })

  it('say that their fares are new if the estimate of the link has expired', async () => {
    const quoting = makePending<never, FareQuote>()
    await visitReview({
      ports: {
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
        quoteFare: () => quoting.task,
        readLink: readNewLink,
      },
    })
    const { said } = standingRegions()
    await act(async () => quoting.answer(E.right(orderQuote)))
    expect(screen.getByText(/^The earlier estimate is no longer valid\./)).toBeVisible()
    expect(said()).toContain('The earlier estimate is no longer valid.')
    expect(vehicle('Tata Ace')).toBeChecked()
  })

  it.each<[string, NonNullable<Visit['ports']>]>([
    [
      'is of another country',
      {
        recallEstimate: () => TE.right(quotedIn('en-AE', orderEstimate)),
      },
    ],
    ['is unknown', { recallEstimate: () => TE.left({ kind: 'EstimateUnknown' }) }],
    ['has expired', { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) }],
  ])('begin with the pickup if the estimate of a link without a route %s', async (_, ports) => {
    const nowhere = { landmark: '', location: null, house: '' }
    const { user } = await visitReview({ draft: { pickup: nowhere, drop: nowhere }, ports })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await user.click(press('Change the pickup'))
    expect(dialog('Edit Pickup location')).toBeVisible()
  })

  it('are shown without what they are best for if that cannot be fetched', async () => {
    await visitReview({ ports: { loadFareContent: () => TE.left(offline) } })
    expect(card('Tata Ace')).not.toHaveTextContent('Best for sending:')
  })
})

describe('who may book', () => {
  it('is not a guest, who is told so and led to the login', async () => {
    const { user, store } = await visitReview({ isGuest: true })
    expect(screen.getByText('Log in to book')).toBeVisible()
    expect(screen.getByText('Your order is kept while you log in.')).toBeVisible()
    expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
    await user.click(press('Login'))
    const { auth } = store.getState()
    expect(auth?.step === 'login' && auth.form.input.mobile).toBe('9876543210')
  })

  it('is not a customer whom the service no longer accepts', async () => {
    const { user } = await visitReview({
      ports: { placeOrder: () => TE.left({ kind: 'AuthenticationFailed' }) },
    })
    await user.click(primary())
    expect(screen.getByText('Authentication Failed')).toBeVisible()
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    expect(press('Login')).toBeVisible()
    expect(heardOf('Try signing in again.')).toHaveLength(1)
    expect(await problemsOnPage()).toEqual([])
  })

  it('is not a customer to whom the service refuses the fares', async () => {
    await visitReview({
      draft: { fareEstimateToken: null },
      ports: {
        quoteFare: () => TE.left({ kind: 'AuthenticationFailed' }),
      },
    })
    expect(screen.getByText('Authentication Failed')).toBeVisible()
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    expect(screen.getByText('Log in to see the vehicles and their fares.')).toBeVisible()
    expect(press('Login')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('booking', () => {
  it('is sent once, however often the button is tapped, and the button keeps the focus', async () => {
    const answer = makePending<never, PlacedOrder>()
    const { user } = await visitReview({ ports: { placeOrder: () => answer.task } })
    await user.dblClick(primary())
    expect(primary()).toHaveAttribute('aria-busy', 'true')
    expect(primary()).toHaveAttribute('aria-disabled', 'true')
    expect(primary()).not.toBeDisabled()
    expect(primary()).toHaveFocus()
    await user.click(primary())
    expect(answer.count()).toBe(1)
    // The order cannot be edited while it is being booked.
    for (const mending of [press('Edit drop'), press(/^Goods type/), vehicle('Tata Ace')]) {
      expect(mending).toBeDisabled()
    }
    expect(await problemsOnPage()).toEqual([])
  })

  it('shows the service’s message about a part of the order at that part', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({
            kind: 'OrderRefused',
            message: 'This number is not in use.',
            unserved: [],
            parts: [
              { part: 'receiver', message: 'This number is not in use.' },
              { part: 'goodsType', message: 'Not today.' },
              { part: 'vehicleId', message: 'It is being repaired.' },
            ],
          }),
      },
    })
    await user.click(primary())
    expect(screen.getAllByText('This number is not in use.')).toHaveLength(2)
    expect(heardOf('This number is not in use.')).toHaveLength(1)
    expect(heardOf('It is being repaired.')).toHaveLength(1)
    expect(press('Goods type What are you sending?')).toHaveAccessibleDescription('Not today.')
    expect(screen.getByText('It is being repaired.')).toBeVisible()
    await user.click(vehicle('Tata 407'))
    expect(screen.queryByText('It is being repaired.')).toBeNull()
    expect(await problemsOnPage()).toEqual([])
  })

  it('says beside the button why the fare has changed before the order is booked', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () => TE.left({ kind: 'EstimateExpired' }),
        quoteFare: () => TE.right(orderQuote),
        readLink: readNewLink,
      },
    })
    await user.click(primary())
    const words = 'The estimate had expired. Check the new fare and book again.'
    expect(heardOf(words)).toHaveLength(1)
    await user.click(vehicle('Tata 407'))
    expect(heardOf(words)).toHaveLength(0)
  })

  it('announces each part that was refused, even if two have the same message', async () => {
    const message = 'This number is not in use.'
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({
            kind: 'OrderRefused',
            message,
            unserved: [],
            parts: [
              { part: 'sender', message },
              { part: 'receiver', message },
            ],
          }),
      },
    })
    await user.click(primary())
    expect(screen.getAllByText(message)).toHaveLength(3)
    expect(heardOf(message)).toHaveLength(2)
  })

  it('announces a failure in its dialog, and then only shows it beside the button', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({ kind: 'NetworkError', because: 'failed', message: 'Too busy.' }),
      },
    })
    await user.click(primary())
    expect(inDialog('Something went wrong!').getByText('Too busy.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Too busy.')).toBeVisible()
    expect(heardOf('Too busy.')).toEqual([])
  })

  it('shows a refusal without any message in our own words', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () => TE.left({ kind: 'OrderRefused', message: null, unserved: [], parts: [] }),
      },
    })
    await user.click(primary())
    expect(
      screen.getByText('We could not place your order. Check the marked fields and book again.'),
    ).toBeVisible()
  })
})

it('the order under review names the goods only once their list has come', async () => {
  const list = makePending<never, typeof goodsTypes>()
  const { happen } = await visitReview({
    draft: { goodsType: 'furniture' },
    ports: { loadGoodsTypes: () => list.task },
  })
  expect(press('Goods type What are you sending?')).toBeVisible()
  list.answer(E.right(goodsTypes))
  await happen()
  expect(press('Goods type Furniture')).toBeVisible()
  expect(vehicle(tataAce.name)).toBeChecked()
})
