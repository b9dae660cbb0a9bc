import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { FareEstimate, FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import bengali from '../../../src/ui/locales/bn/booking.json' with { type: 'json' }
import { problemsOnPage } from '../../support/axe.ts'
import {
  orderEstimate,
  orderQuote,
  serviceArea,
  tata407,
  twoWheeler,
} from '../../support/booking.ts'
import { formRefused, quote, quotedIn } from '../../support/fares.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { standingRegions } from '../../support/standing.ts'
import { everyText } from '../../support/texts.ts'
import type { Visit } from '../../support/visit.tsx'
import {
  card,
  dialog,
  heading,
  heardOf,
  inDialog,
  press,
  primary,
  readNewLink,
  vehicle,
  visitReview,
} from './steps.tsx'

const offline = { kind: 'Unreachable', because: 'offline' } as const

const offlineText = 'You are offline. Check your connection and try again.'

/** The names of the vehicles to choose from, from top to bottom. */
const vehicleNames = () =>
  within(screen.getByRole('radiogroup', { name: 'Choose a vehicle' }))
    .getAllByRole('article')
    .map((each) => within(each).getByRole('heading').textContent)

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
