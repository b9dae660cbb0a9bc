import type { Money } from '../money/money.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { OrderType } from './orderType.ts'
import type { ValueAddedService } from './valueAddedService.ts'

/** A stop of an order. An unknown text is empty, an unknown point null (spec 2 §3). */
export type OrderStop = {
  readonly location: Coordinates | null
  readonly address: string
  readonly doorstepAddress: string
  readonly savedAddress: { readonly name: string; readonly uuid: string } | null
  readonly contact: { readonly name: string; readonly number: string }
}

/** An order as in order history (spec 2 §3). */
export type Order = {
  readonly crn: string
  readonly geoRegionId: number
  readonly status: OrderStatus
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly type: OrderType
  readonly service: {
    readonly vehicleId: number
    readonly name: string
    readonly iconUrl: string
    readonly type: string
  }
  readonly valueAddedService: ValueAddedService | null
  readonly isBusinessCustomer: boolean
  readonly route: {
    readonly pickup: OrderStop
    readonly drop: OrderStop
    /** The stops between pickup and drop. */
    readonly via: readonly OrderStop[]
  }
  /** Null until the service knows it. `cashPayable` is in the same currency. */
  readonly total: (Money & { readonly cashPayable: number }) | null
  /** The URL as the service returns it: untrusted, empty if there is none. */
  readonly trackingUrl: string
  readonly paymentMode: string
  readonly payOnlineEnabled: boolean
  readonly rebookingEnabled: boolean
  readonly muneemjiEnabled: boolean
}

/** The driver of an order, with their position. Unknown texts are empty. */
export type Driver = {
  readonly name: string
  readonly number: string
  readonly vehicleNumber: string
  readonly location: Coordinates | null
}

/** When an order reached a status, in milliseconds since the epoch. */
export type StatusChange = { readonly status: OrderStatus; readonly at: number }

/** An order as in tracking. `driver` is null while a driver is being searched for. */
export type TrackedOrder = Order & {
  readonly driver: Driver | null
  readonly timeline: readonly StatusChange[]
}

/**
 * Why a response is not an order: a field has the wrong type, or names an unknown value. `field` is the
 * path in the response. The only value that the error contains is the order's number.
 */
export type OrderError = {
  readonly kind: 'OrderFieldMalformed' | 'OrderValueUnknown'
  readonly crn: string | null
  readonly field: string
}
