import { expect } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type {
  LoadServiceAreaError,
  ServiceArea,
} from '../../src/application/booking/area/loadServiceArea.port.ts'
import type { KeptOrder } from '../../src/application/booking/kept/keptOrder.ts'
import type { OrderMemory } from '../../src/application/booking/kept/orderMemory.port.ts'
import { stopEdited } from '../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../src/application/booking/order/placeOrder.port.ts'
import type { LoadOrderError } from '../../src/application/booking/placing/loadOrder.port.ts'
import type { IssueFareTokenError } from '../../src/application/fare/issueFareToken.port.ts'
import type { QuoteFareError } from '../../src/application/fare/quoteFare.port.ts'
import type { RecallEstimateError } from '../../src/application/fare/recallEstimate.port.ts'
import type { CaptchaError } from '../../src/application/ports/captcha.port.ts'
import type { FormMemoryError } from '../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../src/application/ports/remoteError.ts'
import type { ShareError } from '../../src/application/ports/share.port.ts'
import { logoutRequested } from '../../src/application/session/session.slice.ts'
import type { GoodsType } from '../../src/domain/booking/goodsType.ts'
import type { FareEstimate, FareQuote } from '../../src/domain/fare/fareQuote.ts'
import type { TrackedOrder } from '../../src/domain/orders/order.ts'
import {
  goodsTypes,
  orderEstimate,
  orderQuote,
  placedOrder,
  serviceArea,
} from '../support/booking.ts'
import { formRefused, quote } from '../support/fares.ts'
import { searchedOrder } from '../support/orders.ts'
import type { Visit } from '../support/visit.tsx'
import { heading, inDialog, isClosed, primary, vehicle, visitReview } from '../ui/booking/steps.tsx'
import { quoteWords, tokenWords } from './fare.tsx'
import { estimateWords, remoteWords } from './faults.ts'
import { malformed } from './orders.tsx'
import { asCustomer, late, nothing, pass, press, reporting, scene, type Visited } from './scene.tsx'

const quietMemory: OrderMemory = {
  keep: () => TE.right(undefined),
  recall: TE.right(null),
  forget: TE.right(undefined),
}

const requests = { milliseconds: limits.requestDeadline, ends: late }

const isOffered = () => {
  expect(vehicle('Tata Ace')).toBeVisible()
  expect(primary()).toBeEnabled()
}

const isKept = () => {
  expect(screen.getByText('Kiran Rao')).toBeVisible()
  expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
  expect(primary()).toBeEnabled()
}

const isWholeOrderKept = () => {
  isKept()
  expect(screen.getByText('Asha Rao')).toBeVisible()
  expect(screen.getByText('Koramangala, Bengaluru')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Goods type/ })).toHaveTextContent('Furniture')
  expect(vehicle('Tata Ace')).toBeChecked()
  expect(primary()).toHaveTextContent('Book Tata Ace')
}

const isPlaced = () => expect(heading('Your order is placed')).toBeVisible()

const areaWords = (error: LoadServiceAreaError): string =>
  error.kind === 'GeoRegionUnknown' ? 'Sorry! No service is available' : estimateWords(error)

const areaModalWords = (error: LoadServiceAreaError): string =>
  error.kind === 'Unreachable' ||
  (error.kind === 'NetworkError' && error.message !== null) ||
  ('because' in error && error.because === 'notAllowed')
    ? remoteWords(error)
    : 'Sorry, this is embarrassing. Please try again.'

const placingWords = (error: PlaceOrderError): string => {
  switch (error.kind) {
    case 'AuthenticationFailed':
      return 'Authentication Failed'
    case 'EstimateExpired':
      return "The earlier estimate is no longer valid. These are today's fares."
    case 'OrderRefused':
      return error.message ?? 'We could not place your order.'
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return remoteWords(error)
  }
}

const isToldInModal = ({ kind }: PlaceOrderError): boolean =>
  kind !== 'AuthenticationFailed' && kind !== 'EstimateExpired' && kind !== 'OrderRefused'

const saveDrop = async (port: TE.TaskEither<LoadServiceAreaError, ServiceArea>) => {
  let asked = 0
  const visited = await visitReview({
    ports: {
      loadServiceArea: () => {
        asked += 1
        // The page's own request fails first.
        return asked === 1 ? TE.left({ kind: 'Unreachable', because: 'offline' }) : port
      },
    },
  })
  await press('Edit drop')
  await visited.happen(stopEdited({ house: '7, ground floor' }))
  await press('Save')
  return visited
}

const isSaved = () => {
  expect(isClosed('Edit Drop location')).toBe(true)
  expect(screen.getByText('Kiran Rao')).toBeVisible()
  expect(screen.getByText('7, ground floor')).toBeVisible()
}

/** Opens an order whose fares have expired: new ones are asked for in the customer's name. */
const renewFares = (ports: NonNullable<Visit['ports']>) =>
  visitReview({
    ports: {
      recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      quoteFare: () => TE.right(orderQuote),
      ...ports,
    },
  })

/** A session that the service does not believe ends, and a login is offered in place of a retry. */
const againUnlessLoggedOut = ({ kind }: { readonly kind: string }) =>
  kind === 'AuthenticationFailed' ? null : 'Retry'

/** Order review and booking. */
export const bookingRows = {
  quoteFare: [
    scene<QuoteFareError, FareQuote>('under review', {
      answer: orderQuote,
      remote: asCustomer,
      own: {
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        FormRefused: formRefused({ unserved: [], fieldErrors: [], formError: 'Not on Sundays' }),
      },
      patience: requests,
      ask: (port) => renewFares({ quoteFare: () => port }),
      tells: quoteWords,
      reports: reporting('FARE_ESTIMATE'),
      again: againUnlessLoggedOut,
      keeps: isKept,
      arrives: isOffered,
    }),
  ],
  issueFareToken: [
    scene<IssueFareTokenError, string>('under review', {
      answer: 'token-2',
      remote: asCustomer,
      own: {
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        TokenRefused: { kind: 'TokenRefused', message: null },
      },
      patience: requests,
      ask: (port) => renewFares({ issueFareToken: () => port }),
      tells: tokenWords,
      reports: (error) =>
        error.kind === 'TokenRefused'
          ? { tag: 'FARE_ESTIMATE', about: error.kind }
          : reporting('FARE_ESTIMATE')(error),
      again: againUnlessLoggedOut,
      keeps: isKept,
      arrives: isOffered,
    }),
  ],
  solveCaptcha: [
    scene<CaptchaError, string | null>('under review', {
      answer: 'proof',
      remote: null,
      own: { CaptchaFailed: { kind: 'CaptchaFailed' } },
      patience: { milliseconds: limits.captchaDeadline, ends: { kind: 'CaptchaFailed' } },
      ask: (port) => renewFares({ solveCaptcha: port }),
      tells: () => 'Error in fetching token. Please refresh the page.',
      reports: ({ kind }) => ({ tag: 'CAPTCHA', about: kind }),
      again: () => 'Retry',
      keeps: isKept,
      arrives: isOffered,
    }),
  ],
  recallEstimate: [
    scene<RecallEstimateError, FareEstimate>('under review', {
      answer: orderEstimate,
      remote: (error) => error,
      own: {
        EstimateUnknown: { kind: 'EstimateUnknown' },
        EstimateExpired: { kind: 'EstimateExpired' },
      },
      patience: requests,
      ask: (port) =>
        visitReview({
          ports: {
            recallEstimate: () => port,
            // Expired fares are requested again; here every such request fails.
            quoteFare: () =>
              TE.left({ kind: 'NetworkError', because: 'failed', message: 'No fares' }),
          },
        }),
      tells: (error) =>
        error.kind === 'EstimateUnknown' || error.kind === 'EstimateExpired'
          ? 'No fares'
          : estimateWords(error),
      reports: (error) =>
        error.kind === 'EstimateUnknown' || error.kind === 'EstimateExpired'
          ? { tag: 'FARE_ESTIMATE', about: 'NetworkError' }
          : reporting('FARE_ESTIMATE', 'estimate')(error),
      again: () => 'Retry',
      keeps: isKept,
      arrives: isOffered,
    }),
  ],
  loadServiceArea: [
    scene<LoadServiceAreaError, ServiceArea>('under review', {
      answer: serviceArea,
      remote: (error) => error,
      own: { GeoRegionUnknown: { kind: 'GeoRegionUnknown' } },
      patience: requests,
      ask: (port) => visitReview({ ports: { loadServiceArea: () => port } }),
      tells: areaWords,
      reports: reporting('BOOKING', 'area'),
      again: () => 'Retry',
      keeps: isKept,
      arrives: isOffered,
    }),
    scene<LoadServiceAreaError, ServiceArea>('of an edited end', {
      answer: serviceArea,
      remote: (error) => error,
      own: { GeoRegionUnknown: { kind: 'GeoRegionUnknown' } },
      patience: requests,
      ask: saveDrop,
      tells: areaModalWords,
      reports: reporting('BOOKING', 'area'),
      again: () => 'Retry',
      // The form is under the error; a check at the end shows that it is what gets saved.
      keeps: ({ store }) =>
        expect(store.getState().orderReview).toMatchObject({
          edit: { form: { input: { house: '7, ground floor' } } },
        }),
      arrives: isSaved,
    }),
    scene<LoadServiceAreaError, ServiceArea>('of an edited end, its error closed', {
      answer: serviceArea,
      remote: (error) => error,
      own: { GeoRegionUnknown: { kind: 'GeoRegionUnknown' } },
      patience: requests,
      ask: saveDrop,
      tells: areaModalWords,
      reports: reporting('BOOKING', 'area'),
      again: () => 'Save',
      keeps: async () => {
        await press('Close')
        await press('Edit drop')
        const house = inDialog('Edit Drop location').getByRole('textbox', {
          name: 'House or apartment (optional)',
        })
        expect(house).toHaveValue('7, ground floor')
        expect(house).toBeEnabled()
      },
      arrives: isSaved,
    }),
  ],
  loadGoodsTypes: [
    scene<RemoteError, readonly GoodsType[]>('under review', {
      answer: goodsTypes,
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: async (port) => {
        const visited = await visitReview({ ports: { loadGoodsTypes: () => port } })
        await press(/^Goods type/)
        return visited
      },
      tells: remoteWords,
      reports: reporting('BOOKING', 'goods'),
      again: () => 'Retry',
      keeps: isKept,
      arrives: () =>
        expect(
          inDialog('What are you sending?').getByRole('button', { name: /^Furniture/ }),
        ).toBeVisible(),
    }),
  ],
  placeOrder: [
    scene<PlaceOrderError, PlacedOrder>('of a whole order', {
      answer: placedOrder,
      remote: asCustomer,
      own: {
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        EstimateExpired: { kind: 'EstimateExpired' },
        OrderRefused: { kind: 'OrderRefused', message: 'Not today', unserved: [], parts: [] },
      },
      patience: requests,
      ask: async (port) => {
        const visited = await visitReview({
          draft: { goodsType: 'furniture' },
          ports: {
            placeOrder: () => port,
            quoteFare: () => TE.right({ ...quote, vehicles: orderEstimate.vehicles }),
          },
        })
        await press(/^Book /)
        return visited
      },
      tells: placingWords,
      reports: reporting('BOOKING'),
      again: (error) => {
        if (error.kind === 'AuthenticationFailed') return null
        return isToldInModal(error) ? 'Retry' : 'Book Tata Ace'
      },
      keeps: isWholeOrderKept,
      arrives: isPlaced,
    }),
  ],
  loadOrder: [
    scene<LoadOrderError, TrackedOrder>('of a booking that is sent again', {
      answer: searchedOrder,
      remote: asCustomer,
      own: {
        ...malformed,
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        OrderUnknown: { kind: 'OrderUnknown' },
      },
      patience: requests,
      ask: async (port) => {
        let sent = 0
        const visited = await visitReview({
          ports: {
            // The first answer is lost on its way, without anybody being at fault.
            placeOrder: () => {
              sent += 1
              return sent === 1
                ? TE.left({ kind: 'Unreachable', because: 'offline' })
                : TE.right(placedOrder)
            },
            loadOrder: () => port,
          },
        })
        await press(/^Book /)
        await press('Retry')
        return visited
      },
      // Without an answer, the order counts as placed, as the service said.
      tells: nothing,
      reports: reporting('BOOKING', 'order'),
      again: nothing,
      keeps: null,
      arrives: isPlaced,
    }),
  ],
  'orderMemory.recall': [
    scene<FormMemoryError, KeptOrder | null>('of an order that is opened', {
      answer: null,
      remote: null,
      own: { StorageRefused: { kind: 'StorageRefused' } },
      patience: { milliseconds: limits.requestDeadline, ends: { kind: 'StorageRefused' } },
      ask: (port) => visitReview({ ports: { orderMemory: { ...quietMemory, recall: port } } }),
      tells: nothing,
      reports: nothing,
      again: nothing,
      keeps: isKept,
      arrives: isOffered,
    }),
  ],
  'orderMemory.keep': [
    scene<FormMemoryError, void>('of an order that is booked', {
      answer: undefined,
      remote: null,
      own: { StorageRefused: { kind: 'StorageRefused' } },
      patience: { milliseconds: limits.requestDeadline, ends: { kind: 'StorageRefused' } },
      ask: async (port) => {
        let kept = 0
        const visited = await visitReview({
          ports: {
            orderMemory: {
              ...quietMemory,
              keep: () => {
                kept += 1
                return kept === 1 ? TE.right(undefined) : port
              },
            },
          },
        })
        await press(/^Book /)
        return visited
      },
      tells: nothing,
      reports: nothing,
      again: nothing,
      keeps: null,
      arrives: isPlaced,
    }),
  ],
  'orderMemory.forget': [
    scene<FormMemoryError, void>('of whoever leaves', {
      answer: undefined,
      remote: null,
      own: { StorageRefused: { kind: 'StorageRefused' } },
      patience: { milliseconds: limits.requestDeadline, ends: { kind: 'StorageRefused' } },
      ask: async (port) => {
        const visited = await visitReview({
          ports: { orderMemory: { ...quietMemory, forget: port } },
        })
        await visited.happen(logoutRequested())
        return visited
      },
      tells: nothing,
      reports: nothing,
      again: nothing,
      keeps: null,
      arrives: ({ store }) =>
        expect(store.getState().orderReview).toMatchObject({
          status: 'reviewing',
          customer: null,
          draft: { sender: { mobile: '' } },
        }),
    }),
  ],
  shareLink: [
    scene<ShareError, 'shared' | 'copied'>('of an order that was placed', {
      answer: 'copied',
      remote: null,
      own: {
        ShareRefused: { kind: 'ShareRefused' },
        ShareDismissed: { kind: 'ShareDismissed' },
      },
      patience: null,
      ask: async (port) => {
        const visited: Visited = await visitReview({ surroundings: { shareLink: () => port } })
        await press(/^Book /)
        await pass(0)
        await press('Share tracking link')
        return visited
      },
      tells: ({ kind }) =>
        kind === 'ShareRefused'
          ? 'The link could not be shared. Open the tracking page and copy it from there.'
          : null,
      reports: nothing,
      again: ({ kind }) => (kind === 'ShareRefused' ? 'Share tracking link' : null),
      keeps: null,
      arrives: () => expect(screen.getByText('Link copied')).toBeVisible(),
      without: isPlaced,
    }),
  ],
}
