import type { Handler } from 'hono'
import type { Bindings } from '../http/calls.ts'
import { readOrderHeaders, readQuery } from '../http/strictRequest.ts'
import { type BookedContact, type BookedEnd, readBooking } from './bookingBody.ts'
import { demandBookable } from './bookingRules.ts'
import type { BookingCalls } from './needs.ts'
import { trackingLink } from './orderAnswer.ts'

const endOf = ({ landmark, location, house }: BookedEnd) => ({
  landmark: landmark.trim(),
  ...location,
  house: house?.trim() ?? '',
})

const contactOf = ({ name, mobile }: BookedContact) => ({ name: name.trim(), mobile })

/** `POST /website/orders`: books once per `client-request-uuid`, however often it is repeated. */
export const book =
  (needs: BookingCalls): Handler<Bindings> =>
  async (c) => {
    const { requestId, region, locale } = readOrderHeaders(c)
    readQuery(c, [], [])
    const { mobile } = needs.sessions.demand(c)
    const booking = await readBooking(c)
    const intent = { call: 'book', caller: mobile, requestId, said: booking } as const
    const answer = needs.answeredOnce(intent, () => {
      const { area, vehicle } = demandBookable(needs, booking, region)
      const trip = {
        regionId: area.regionId,
        locale,
        pickup: endOf(booking.pickup_address),
        drop: endOf(booking.drop_address),
        sender: contactOf(booking.sender),
        receiver: contactOf(booking.receiver),
        vehicleId: vehicle.vehicle_id,
        goodsType: booking.goods_type,
        fareEstimateToken: booking.fare_estimate_token,
        fare: { amount: vehicle.base_fare.value, currency: vehicle.base_fare.currency },
        isBusiness: needs.customers.isBusiness(mobile),
      }
      const order = needs.orders.book(mobile, trip, needs.driverSearch.findsDriver())
      return { order_crn: order.crn, tracking_link: trackingLink(order) }
    })
    return c.json(answer, 201)
  }
