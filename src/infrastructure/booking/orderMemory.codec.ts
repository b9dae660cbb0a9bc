import * as t from 'io-ts'
import type { KeptEdit, KeptOrder } from '../../application/booking/kept/keptOrder.ts'
import type { BookingIntent } from '../../application/booking/order/bookingIntent.ts'
import type { UnsavedStops } from '../../application/booking/order/stopEdit.ts'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import type { StopForm } from '../../domain/booking/stopForm.ts'
import { KeptCategory, KeptEntry } from '../fare/keptEntered.codec.ts'
import { orNull } from '../http/orNull.ts'
import { CurrencyCode, Finite } from '../http/wire.codec.ts'

const Party = t.type({ name: t.string, mobile: t.string })

const Point = t.type({ lat: Finite, lng: Finite })

const Stop = t.type({ landmark: t.string, location: orNull(Point), house: t.string })

const Draft: t.Type<OrderDraft, unknown> = t.type({
  sender: Party,
  receiver: Party,
  pickup: Stop,
  drop: Stop,
  vehicleId: orNull(Finite),
  goodsType: orNull(t.string),
  fareEstimateToken: orNull(t.string),
  geoRegionId: orNull(Finite),
})

const Located = t.type({ location: Point })

const SentOrder: t.Type<CompleteOrder, unknown> = t.intersection([
  Draft,
  t.type({ pickup: Located, drop: Located, vehicleId: Finite }),
])

const Intent: t.Type<BookingIntent, unknown> = t.intersection([
  t.type({
    order: SentOrder,
    vehicle: t.type({ name: t.string, fare: t.type({ value: Finite, currency: CurrencyCode }) }),
    customer: t.string,
    requestId: t.string,
    crn: orNull(t.string),
  }),
  t.partial({ isRefused: t.union([t.boolean, t.undefined]) }),
])

const Input: t.Type<StopForm, unknown> = t.type({
  address: KeptEntry,
  house: t.string,
  name: t.string,
  mobile: t.string,
})

const Edit: t.Type<KeptEdit, unknown> = t.type({
  waypoint: t.keyof({ pickup: null, drop: null }),
  input: Input,
})

const Unsaved: t.Type<UnsavedStops, unknown> = t.type({
  pickup: orNull(Input),
  drop: orNull(Input),
})

/** Reads a missing field as null: an earlier version kept the order without that field. */
const orNotKept = <Kept>(codec: t.Type<Kept, unknown>) => {
  const known = orNull(codec)
  return new t.Type<Kept | null, unknown>(
    known.name,
    known.is,
    (value, context) => (value === undefined ? t.success(null) : known.validate(value, context)),
    t.identity,
  )
}

/** An order as this tab keeps it. */
export const KeptOrderCodec: t.Type<KeptOrder, unknown> = t.type({
  country: t.string,
  customer: orNull(t.string),
  draft: Draft,
  formerToken: orNull(t.string),
  lastVehicleId: orNotKept(Finite),
  category: orNotKept(KeptCategory),
  edit: orNull(Edit),
  unsaved: orNotKept(Unsaved),
  intent: orNull(Intent),
  placed: orNull(t.type({ crn: t.string, trackingUrl: t.string })),
})
