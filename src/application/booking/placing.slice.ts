import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import type { PlacedOrder, PlaceOrderError } from './placeOrder.port.ts'

/** What the customer means to book, and the one request that it is, however often it is sent. */
export type BookingIntent = { readonly order: CompleteOrder; readonly requestId: string }

/** The booking of the order under review. */
export type PlacingState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing'; readonly intent: BookingIntent }
  | {
      readonly status: 'failed'
      readonly intent: BookingIntent
      readonly error: PlaceOrderError
    }
  | { readonly status: 'placed'; readonly intent: BookingIntent; readonly placed: PlacedOrder }

const slice = createSlice({
  name: 'placing',
  initialState: (): PlacingState => ({ status: 'idle' }),
  reducers: {
    placingStarted: (_, { payload: intent }: PayloadAction<BookingIntent>): PlacingState => ({
      status: 'placing',
      intent,
    }),
    orderPlaced: (state, { payload: placed }: PayloadAction<PlacedOrder>): PlacingState =>
      state.status === 'placing' ? { status: 'placed', intent: state.intent, placed } : state,
    placingFailed: (state, { payload: error }: PayloadAction<PlaceOrderError>): PlacingState =>
      state.status === 'placing' ? { status: 'failed', intent: state.intent, error } : state,
    /** What was placed before a reload. */
    placedRecalled: (
      _,
      { payload }: PayloadAction<{ intent: BookingIntent; placed: PlacedOrder }>,
    ): PlacingState => ({ status: 'placed', ...payload }),
    placingForgotten: (): PlacingState => ({ status: 'idle' }),
  },
})

export const placingReducer = slice.reducer
export const { placingStarted, orderPlaced, placingFailed, placedRecalled, placingForgotten } =
  slice.actions
