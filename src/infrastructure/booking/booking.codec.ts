import * as t from 'io-ts'
import type { PlacedOrder } from '../../application/booking/placeOrder.port.ts'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'

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
