import * as t from 'io-ts'
import type { PlacedOrder, RefusedOrderPart } from '../../application/booking/placeOrder.port.ts'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import type { AddressErrorType } from '../../domain/fare/fareRefusal.ts'

/** An order as the order service takes it. */
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

/** An order that was taken. */
export const WirePlaced = t.type({ order_crn: t.string, tracking_link: t.string })

export const toPlacedOrder = (wire: t.TypeOf<typeof WirePlaced>): PlacedOrder => ({
  crn: wire.order_crn,
  trackingUrl: wire.tracking_link,
})

type Part = RefusedOrderPart['part']

/** The parts of an order by the names that the service has for their fields. */
export const partOfName: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['from_address', 'pickup'],
  ['to_address', 'drop'],
  ['sender_name', 'sender'],
  ['sender_mobile', 'sender'],
  ['receiver_name', 'receiver'],
  ['receiver_mobile', 'receiver'],
  ['vehicle_id', 'vehicle'],
  ['goods_type', 'goodsType'],
  ['fare_estimate_token', 'estimate'],
])

/** The end that is not served; of two the pickup is mended first. */
export const unservedBy = (type: AddressErrorType | null): 'pickup' | 'drop' | null => {
  switch (type) {
    case 'INVALID_PICKUP':
    case 'INVALID_PICKUP_DROP':
      return 'pickup'
    case 'INVALID_DROP':
      return 'drop'
    case null:
      return null
  }
}
