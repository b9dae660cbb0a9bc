import type { Money } from '../money/money.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { OrderType } from './orderType.ts'
import type { ValueAddedService } from './valueAddedService.ts'

/** A stop of an order; a text that is not known is empty, a point that is not is null (spec 2 §3). */
export type OrderStop = {
  readonly location: Coordinates | null
  readonly address: string
  readonly doorstepAddress: string
  readonly savedAddress: { readonly name: string; readonly uuid: string } | null
  readonly contact: { readonly name: string; readonly number: string }
}

/** An order as order history tells it (spec 2 §3). */
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
    readonly source: OrderStop
    readonly destination: OrderStop
    /** The stops between the two. */
    readonly via: readonly OrderStop[]
  }
  /** Null until the service knows it; `cashPayable` in the same currency. */
  readonly total: (Money & { readonly cashPayable: number }) | null
  /** As the service writes it: untrusted, empty for none. */
  readonly trackingUrl: string
  readonly paymentMode: string
  readonly payOnlineEnabled: boolean
  readonly rebookingEnabled: boolean
  readonly muneemjiEnabled: boolean
}

/** Who drives an order, and where they are; texts are empty where nobody knows. */
export type Driver = {
  readonly name: string
  readonly number: string
  readonly vehicleNumber: string
  readonly location: Coordinates | null
}

/** When an order came to a status, in milliseconds since the epoch. */
export type StatusChange = { readonly status: OrderStatus; readonly at: number }

/** One order as tracking tells it; no driver while one is searched for. */
export type TrackedOrder = Order & {
  readonly driver: Driver | null
  readonly timeline: readonly StatusChange[]
}

/**
 * Why an answer is no order: a field is not what it should be, or names something that nobody
 * knows. `field` is the path in the answer; no value of it is told but the order's number.
 */
export type OrderError = {
  readonly kind: 'OrderFieldMalformed' | 'OrderValueUnknown'
  readonly crn: string | null
  readonly field: string
}
