import * as t from 'io-ts'
import type { PlacedOrder } from '../../application/booking/order/placeOrder.port.ts'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import { saidOf } from '../http/callFailure.ts'
import { orNothing } from '../http/orNothing.ts'
import { Id } from '../http/wire.codec.ts'

/** An order in the wire format of the order service. */
export const toBooking = ({
  pickup,
  drop,
  sender,
  receiver,
  vehicleId,
  goodsType,
  fareEstimateToken,
}: CompleteOrder): object => ({
  pickup_address: toAddress(pickup),
  drop_address: toAddress(drop),
  sender: { name: sender.name, mobile: sender.mobile },
  receiver: { name: receiver.name, mobile: receiver.mobile },
  vehicle_id: vehicleId,
  goods_type: goodsType,
  fare_estimate_token: fareEstimateToken,
})

const toAddress = ({ landmark, location, house }: CompleteOrder['pickup']): object => ({
  landmark,
  location: { lat: location.lat, lng: location.lng },
  house: house === '' ? null : house,
})

/**
 * The response to a placed order. The link may be missing, or no text: the order exists all the
 * same, and a customer who was told that it failed would book a second truck.
 */
export const WirePlaced = t.intersection([
  t.type({ order_crn: Id }),
  t.partial({ tracking_link: t.unknown }),
])

/** What the link of a placed order should be; the order counts whatever it is. */
export const WireTrackingLink = orNothing(t.string)

export const toPlacedOrder = (wire: t.TypeOf<typeof WirePlaced>): PlacedOrder => ({
  crn: wire.order_crn,
  trackingUrl: saidOf(wire.tracking_link) ?? '',
})
