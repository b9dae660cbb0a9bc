import type { Context } from 'hono'
import * as t from 'io-ts'
import { exactly, readBody } from '../http/strictRequest.ts'

const orNothing = <A>(codec: t.Type<A>): t.Type<A | null> =>
  new t.Type<A | null>(
    `${codec.name} or nothing`,
    (value): value is A | null => value === null || codec.is(value),
    (value, context) =>
      value === null || value === undefined ? t.success(null) : codec.validate(value, context),
    t.identity,
  )

const End = exactly({
  landmark: t.string,
  location: exactly({ lat: t.number, lng: t.number }),
  house: orNothing(t.string),
})
export type BookedEnd = t.TypeOf<typeof End>

const Contact = exactly({ name: t.string, mobile: t.string })
export type BookedContact = t.TypeOf<typeof Contact>

const required = {
  pickup_address: End,
  drop_address: End,
  sender: Contact,
  receiver: Contact,
  vehicle_id: t.Int,
}

// A customer may reach order review by a link that names neither.
const optional = { goods_type: orNothing(t.string), fare_estimate_token: orNothing(t.string) }

/** The booking: the order-review draft (spec 1 §3), the goods, and the estimate it came from. */
export type Booking = t.TypeOfProps<typeof required> & {
  readonly goods_type: string | null
  readonly fare_estimate_token: string | null
}

export const readBooking = async (c: Context): Promise<Booking> => {
  const body = await readBody(c, required, optional)
  return {
    ...body,
    goods_type: body.goods_type ?? null,
    fare_estimate_token: body.fare_estimate_token ?? null,
  }
}
