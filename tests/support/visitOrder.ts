import { taskEither as TE } from 'fp-ts'
import type { BookingState } from '../../src/application/booking/bookingState.ts'
import { begunOrder, type KeptOrder } from '../../src/application/booking/kept/keptOrder.ts'
import { selectOfferedVehicles } from '../../src/application/booking/offer/offer.selectors.ts'
import {
  orderReviewClosed,
  orderReviewOpened,
} from '../../src/application/booking/order/orderReview.slice.ts'
import type { PlaceOrder } from '../../src/application/booking/order/placeOrder.port.ts'
import { selectModal } from '../../src/application/modal/modal.selectors.ts'
import { hasSlices } from '../../src/application/store/hasSlices.ts'
import {
  type OrderDraft,
  orderDraftQuery,
  partOrderQuery,
} from '../../src/domain/booking/orderDraft.ts'
import { formatQuery, parseQuery } from '../../src/domain/link/query.ts'
import { asha, makeCredentialMemory } from './account.ts'
import { makeTabMemory, orderEstimate, orderQuote, quietBooking, wholeDraft } from './booking.ts'
import { india } from './fares.ts'
import { settle, visitStore, type WorldNeeds } from './visitStore.ts'

export const orderPath = '/en-IN/order-review'

/** The query in the URL of a draft's page. */
export const searchOf = (draft: OrderDraft): string =>
  `?${formatQuery(partOrderQuery(orderDraftQuery(draft)).rest)}`

export type PlacedCall = {
  readonly order: Parameters<PlaceOrder>[0]
  readonly context: Parameters<PlaceOrder>[1]
}

const hasBooking = hasSlices('orderReview', 'offer', 'placing')

type OrderVisit = {
  readonly ports?: Partial<WorldNeeds>
  /** The tab's memory, which survives a reload. */
  readonly memory?: ReturnType<typeof makeTabMemory>
  /** No customer is logged in. */
  readonly isGuest?: boolean
  /** The test itself adds the booking feature, later. */
  readonly isBookingLate?: boolean
}

/**
 * Order review without a frontend, driven as its page drives it: it reports each address that it
 * reaches.
 */
export const visitOrder = ({
  ports = {},
  memory = makeTabMemory(),
  isGuest = false,
  isBookingLate = false,
}: OrderVisit = {}) => {
  const placed: PlacedCall[] = []
  const areas: number[] = []
  let address: string | null = null
  const placeOrder = ports.placeOrder ?? quietBooking.placeOrder
  const loadServiceArea = ports.loadServiceArea ?? quietBooking.loadServiceArea
  const browser = makeCredentialMemory(
    isGuest ? null : { authToken: asha.authToken, mobile: asha.mobile },
  )
  const visit = visitStore(
    {
      credentials: browser,
      recallEstimate: () => TE.right(orderEstimate),
      quoteFare: () => TE.right(orderQuote),
      issueFareToken: () => TE.right('token-2'),
      ...ports,
      orderMemory: ports.orderMemory ?? memory,
      placeOrder: (order, context) => {
        placed.push({ order, context })
        return placeOrder(order, context)
      },
      loadServiceArea: (geoRegionId, context) => {
        areas.push(geoRegionId)
        return loadServiceArea(geoRegionId, context)
      },
      goTo: ({ path, query }) => {
        if (address === null || path !== orderPath) return
        address = `?${formatQuery(query)}`
        // Like a page: after the navigation, not during it.
        queueMicrotask(() => visit.tell(orderReviewOpened({ path, query })))
      },
    },
    { isBookingLate },
  )
  // The visit's store has these features.
  const state = (): BookingState => {
    const present = visit.state()
    if (!hasBooking(present)) throw new Error('booking is not in the store')
    return present
  }
  const review = () => {
    const present = state().orderReview
    if (present.status !== 'reviewing') throw new Error(`the page is ${present.status}`)
    return present
  }
  const open = async (search: string) => {
    address = search
    visit.tell(orderReviewOpened({ path: orderPath, query: parseQuery(search) }))
    await settle()
  }
  return {
    ...visit,
    memory,
    browser,
    placed,
    areas,
    review,
    open,
    draft: () => review().draft,
    offer: () => state().offer,
    offered: () => selectOfferedVehicles(state()),
    placing: () => state().placing,
    modal: () => selectModal(visit.state()),
    bookingState: state,
    /** The query of the page's address. */
    search: () => address,
    /** Opens a draft the way a visitor arrives at it: partly kept in the tab, the rest in the URL. */
    openDraft: async (draft: OrderDraft = wholeDraft) => {
      await memory.keep(begunOrder(ports.market ?? india)(draft))()
      await open(searchOf(draft))
    },
    leave: () => {
      address = null
      visit.tell(orderReviewClosed())
    },
    requestIds: () => placed.map(({ context }) => context.requestId),
    keptOrder: (): KeptOrder | null => memory.kept(),
  }
}
