import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GoodsType } from '../../../domain/booking/goodsType.ts'
import type { FareEstimate } from '../../../domain/fare/fareQuote.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import type { FareFailure } from '../../fare/fareFailure.ts'
import type { RecallFaresError } from '../../fare/recallFaresError.ts'
import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import type { RemoteError } from '../../ports/remoteError.ts'
import type { LoadServiceAreaError, ServiceArea } from '../area/loadServiceArea.port.ts'

/** Why there are no fares for the route. `message` is the service's. */
export type OfferFailure =
  | FareFailure
  /** The estimate of the link is gone and the route is not known, or it is another country's. */
  | RecallFaresError
  /** The service refused an end of the route. */
  | { readonly kind: 'RouteRefused'; readonly waypoint: Waypoint; readonly message: string | null }

/** The service area of the order's city. */
export type AreaState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly geoRegionId: number }
  | { readonly status: 'loaded'; readonly geoRegionId: number; readonly area: ServiceArea }
  | {
      readonly status: 'failed'
      readonly geoRegionId: number
      readonly error: LoadServiceAreaError | FlowCrashed
    }

/** The fares of the route. */
export type FaresState =
  /** The route is not known yet, or the customer is not logged in. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'loaded'
      readonly estimate: FareEstimate
      /** Whether they replace an estimate that no longer holds: expired, unknown, or of another route. */
      readonly isRenewed: boolean
    }
  | { readonly status: 'failed'; readonly failure: OfferFailure }

/** The goods types. */
export type GoodsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly goodsTypes: readonly GoodsType[] }
  | { readonly status: 'failed'; readonly error: RemoteError | FlowCrashed }

/** What the customer can choose from for the order. */
export type OfferState = {
  readonly area: AreaState
  readonly fares: FaresState
  readonly goods: GoodsState
}

/**
 * The customer wants what failed to be asked for again: area, fares, goods types (spec 1 §8:
 * Retry).
 *
 * @example
 * const failing = storeIn({ loadGoodsTypes: () => offline })
 * failing.dispatch(orderReviewOpened(orderPage))
 * await settled()
 * failing.getState().offer.goods.status // → 'failed'
 * failing.dispatch(offerRetryRequested())
 * failing.getState().offer.goods.status // → 'loading'
 */
export const offerRetryRequested = createAction('offer/retryRequested')
/** Loads the service area of a geo region, unless it is loaded or loading. */
export const areaWanted = createAction<number>('offer/areaWanted')
/** Why fares are loaded for the draft. */
export type FaresOccasion =
  | 'opened'
  /** The route or the category changed, or a customer logged in. */
  | 'changed'
  | 'retried'
  /** The service refused the present fares as expired. */
  | 'expired'
export const faresWanted = createAction<FaresOccasion>('offer/faresWanted')

const isLoadingArea = ({ area }: OfferState, geoRegionId: number): boolean =>
  area.status === 'loading' && area.geoRegionId === geoRegionId

const slice = createSlice({
  name: 'offer',
  initialState: (): OfferState => ({
    area: { status: 'idle' },
    fares: { status: 'idle' },
    goods: { status: 'idle' },
  }),
  reducers: {
    areaLoading: (state, { payload: geoRegionId }: PayloadAction<number>): OfferState => ({
      ...state,
      area: { status: 'loading', geoRegionId },
    }),
    areaLoaded: (
      state,
      { payload: { geoRegionId, area } }: PayloadAction<{ geoRegionId: number; area: ServiceArea }>,
    ): OfferState =>
      isLoadingArea(state, geoRegionId)
        ? { ...state, area: { status: 'loaded', geoRegionId, area } }
        : state,
    areaFailed: (
      state,
      {
        payload: { geoRegionId, error },
      }: PayloadAction<{ geoRegionId: number; error: LoadServiceAreaError | FlowCrashed }>,
    ): OfferState =>
      isLoadingArea(state, geoRegionId)
        ? { ...state, area: { status: 'failed', geoRegionId, error } }
        : state,
    /** The fares were for another route (spec 1 §4). */
    faresCleared: (state): OfferState => ({ ...state, fares: { status: 'idle' } }),
    faresLoading: (state): OfferState => ({ ...state, fares: { status: 'loading' } }),
    faresLoaded: (
      state,
      { payload }: PayloadAction<{ estimate: FareEstimate; isRenewed: boolean }>,
    ): OfferState => ({ ...state, fares: { status: 'loaded', ...payload } }),
    faresFailed: (state, { payload: failure }: PayloadAction<OfferFailure>): OfferState => ({
      ...state,
      fares: { status: 'failed', failure },
    }),
    goodsLoading: (state): OfferState => ({ ...state, goods: { status: 'loading' } }),
    goodsLoaded: (
      state,
      { payload: goodsTypes }: PayloadAction<readonly GoodsType[]>,
    ): OfferState => ({ ...state, goods: { status: 'loaded', goodsTypes } }),
    goodsFailed: (
      state,
      { payload: error }: PayloadAction<RemoteError | FlowCrashed>,
    ): OfferState => ({
      ...state,
      goods: { status: 'failed', error },
    }),
  },
})

export const offerReducer = slice.reducer
export const {
  areaLoading,
  areaLoaded,
  areaFailed,
  faresCleared,
  faresLoading,
  faresLoaded,
  faresFailed,
  goodsLoading,
  goodsLoaded,
  goodsFailed,
} = slice.actions
