import * as t from 'io-ts'
import type { Entered } from '../../domain/fare/fareDraft.ts'
import { hasFares } from '../../domain/fare/serviceCategory.ts'
import type { AddressEntry } from '../../domain/place/address.ts'
import { guarded } from '../http/guarded.ts'
import { Finite } from '../http/wire.codec.ts'

const KeptPlace = t.readonly(
  t.type({
    landmark: t.string,
    location: t.readonly(t.type({ lat: Finite, lng: Finite })),
    details: t.readonly(
      t.type({
        state: t.string,
        city: t.string,
        pincode: t.string,
        locality: t.string,
        subLocality: t.string,
      }),
    ),
  }),
)

/** An address field as this tab keeps it. */
export const KeptEntry: t.Type<AddressEntry, unknown> = t.union([
  t.type({ status: t.literal('empty') }),
  t.type({ status: t.literal('typed'), text: t.string }),
  t.type({ status: t.literal('resolved'), place: KeptPlace }),
])

/** The category of a fare request, as this tab keeps it. */
export const KeptCategory = guarded('FareCategory', hasFares)

/** What the customer entered about a trip, as this tab keeps it. */
export const KeptEntered: t.Type<Entered, unknown> = t.type({
  pickup: KeptEntry,
  drop: KeptEntry,
  name: t.string,
  mobile: t.string,
  requirement: t.string,
  consent: t.boolean,
})
