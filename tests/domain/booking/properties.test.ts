import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { bookingAction } from '../../../src/domain/booking/bookingAction.ts'
import {
  categoryOfVehicle,
  enquiryOfRoute,
  isOfRoute,
  routeOfDraft,
} from '../../../src/domain/booking/draftEnquiry.ts'
import {
  entryOfStop,
  withEditedStop,
  withoutQuote,
  withQuotedStops,
} from '../../../src/domain/booking/editedStop.ts'
import { goodsTypeOf } from '../../../src/domain/booking/goodsType.ts'
import { mayRebook } from '../../../src/domain/booking/mayRebook.ts'
import {
  draftOfEnquiry,
  draftOfEstimate,
  orderDraftLink,
  orderDraftQuery,
} from '../../../src/domain/booking/orderDraft.ts'
import { draftOfOrder } from '../../../src/domain/booking/rebooking.ts'
import { checkServed } from '../../../src/domain/booking/serviceabilityCheck.ts'
import {
  isAsSaved,
  isUnnamed,
  parseStopForm,
  partyAt,
  stopFormOf,
} from '../../../src/domain/booking/stopForm.ts'
import { parseTripError } from '../../../src/domain/booking/tripError.ts'
import { stillChosen } from '../../../src/domain/booking/vehicleChoice.ts'
import type { FareCategory } from '../../../src/domain/fare/serviceCategory.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { stopName } from '../../../src/domain/orders/stopName.ts'
import { parseAddress, parseAddressPair } from '../../../src/domain/place/address.ts'
import { type Area, serves } from '../../../src/domain/serviceability/area.ts'
import { estimate, filledEnquiry, india } from '../../support/fares.ts'
import { anyEntry, anyLocale, anyPlace, anyPoint, anyText } from '../drawn.ts'
import { anyOrder } from '../orders/drawnOrders.ts'
import { anyDraft } from './drafts.ts'

const anyEnd = fc.constantFrom('pickup' as const, 'drop' as const)
const anyVehicleId = fc.integer({ min: 1, max: 6 })
const anyVehicles = fc.uniqueArray(
  fc.record({ vehicleId: anyVehicleId, name: fc.oneof(anyText, fc.constant('Tata Ace')) }),
  { selector: ({ vehicleId }) => vehicleId, maxLength: 5 },
)
const anyFareCategory = fc.constantFrom<FareCategory>('two-wheeler', 'trucks')

describe('the choice of a vehicle', () => {
  it('makes the primary button book the vehicle by its name, if it has one', () => {
    fc.assert(
      fc.property(anyVehicles, fc.option(anyVehicleId), (vehicles, chosen) => {
        const name = vehicles.find(({ vehicleId }) => vehicleId === chosen)?.name
        const action = bookingAction(vehicles)(chosen)
        if (chosen === null) expect(action).toEqual({ kind: 'SelectGoodsType' })
        else if (action.kind === 'BookVehicle') expect(action.name).toBe(name)
        else expect(action).toEqual({ kind: 'BookNow' })
        if (name === 'Tata Ace') expect(action.kind).toBe('BookVehicle')
      }),
    )
  })

  it('is kept only while the vehicle is offered', () => {
    fc.assert(
      fc.property(anyVehicles, fc.option(anyVehicleId), (vehicles, chosen) => {
        const isOffered = vehicles.some(({ vehicleId }) => vehicleId === chosen)
        expect(stillChosen(vehicles)(chosen)).toBe(isOffered ? chosen : null)
      }),
    )
  })
})

describe('the goods of an order', () => {
  it('are those with its key, the first ones if there are several', () => {
    const goods = fc.record({
      key: fc.constantFrom('food', 'furniture', 'other'),
      name: anyText,
      description: anyText,
      vehicleIds: fc.array(anyVehicleId),
    })
    const anyKey = fc.constantFrom(null, '', 'food', 'furniture', 'stones', '__proto__')
    fc.assert(
      fc.property(fc.array(goods), anyKey, (goodsTypes, key) => {
        const found = goodsTypeOf(goodsTypes)(key)
        const at = goodsTypes.findIndex((of) => of.key === key)
        expect(found).toBe(at < 0 ? null : goodsTypes[at])
      }),
    )
  })
})

describe('a party of an order', () => {
  it('is unnamed while it has the fallback name, which no form shows', () => {
    const anyName = fc.oneof(fc.constantFrom('Sender', 'Receiver', 'sender', ''), anyText)
    fc.assert(
      fc.property(anyDraft, anyEnd, anyName, (draft, end, name) => {
        const role = partyAt(end)
        const isNobody = name === (role === 'sender' ? 'Sender' : 'Receiver')
        expect(isUnnamed(role)({ name })).toBe(isNobody)
        const named = { ...draft, [role]: { ...draft[role], name } }
        expect(stopFormOf(end)(named).name).toBe(isNobody ? '' : name)
      }),
    )
  })
})

describe('an edited end of the route', () => {
  it('counts as saved once it is saved, whatever it was before', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyEnd, (draft, other, end) => {
        const form = stopFormOf(end)(other)
        expect(isAsSaved(end)(other)(form)).toBe(true)
        const stop = parseStopForm({ country: india.country })(form)
        if (E.isLeft(stop)) return
        const saved = withEditedStop(end, stop.right.stop, stop.right.party)(draft)
        const again = { ...form, name: stop.right.party.name, mobile: stop.right.party.mobile }
        expect(isAsSaved(end)(saved)(again)).toBe(true)
        expect(isAsSaved(end)(saved)({ ...again, house: `${form.house}x` })).toBe(false)
      }),
    )
  })

  it('leaves the other end alone, and clears vehicle and estimate only if its point moved', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyEnd, fc.boolean(), (draft, other, end, isSamePoint) => {
        const location = isSamePoint ? draft[end].location : other[end].location
        const stop = { ...other[end], location }
        const role = partyAt(end)
        const edited = withEditedStop(end, stop, other[role])(draft)
        const [otherEnd, otherRole] =
          end === 'pickup' ? (['drop', 'receiver'] as const) : (['pickup', 'sender'] as const)
        expect(edited[end]).toEqual(stop)
        expect(edited[role]).toEqual(other[role])
        expect(edited[otherEnd]).toBe(draft[otherEnd])
        expect(edited[otherRole]).toBe(draft[otherRole])
        expect(edited.goodsType).toBe(draft.goodsType)
        const from = draft[end].location
        const isMoved = from?.lat !== location?.lat || from?.lng !== location?.lng
        expect(edited.vehicleId).toBe(isMoved ? null : draft.vehicleId)
        expect(edited.fareEstimateToken).toBe(isMoved ? null : draft.fareEstimateToken)
      }),
    )
  })

  it('opens its form with the place, house, name and number of the draft', () => {
    fc.assert(
      fc.property(anyDraft, anyEnd, (draft, end) => {
        const { landmark, location } = draft[end]
        const entry = entryOfStop(draft[end])
        if (location !== null) expect(entry).toMatchObject({ place: { landmark, location } })
        else expect(entry.status).toBe(landmark === '' ? 'empty' : 'typed')
        const form = stopFormOf(end)(draft)
        expect(form.address).toEqual(entry)
        expect(form.house).toBe(draft[end].house)
        expect(form.mobile).toBe(draft[partyAt(end)].mobile)
        expect(form.name).toBe(draft[partyAt(end)].name)
      }),
    )
  })

  it('is parsed to a stop and a party, or to the errors of its fields', () => {
    const anyForm = fc.record({
      address: anyEntry,
      house: anyText,
      name: fc.oneof(fc.constant('Kiran Rao'), anyText),
      mobile: fc.oneof(fc.constant('9812345678'), anyText),
    })
    fc.assert(
      fc.property(anyForm, (form) => {
        const parsed = parseStopForm(india)(form)
        const address = parseAddress(form.address)
        if (E.isRight(parsed)) {
          expect(address).toMatchObject({
            right: {
              landmark: parsed.right.stop.landmark,
              location: parsed.right.stop.location,
            },
          })
          expect(parsed.right.stop.house).toBe(form.house.trim())
          expect(parsed.right.party.mobile).toMatch(/^[6-9][0-9]{9}$/)
        } else {
          expect(Object.keys(parsed.left)).not.toHaveLength(0)
          expect(parsed.left.address).toEqual(E.isLeft(address) ? address.left : undefined)
        }
      }),
    )
  })

  it('is served only within the polygon of its own end', () => {
    const square = (lat: number, lng: number): Area => ({
      type: 'Polygon',
      coordinates: [
        [
          [lng, lat],
          [lng + 1, lat],
          [lng + 1, lat + 1],
          [lng, lat + 1],
        ],
      ],
    })
    const near = fc.record({
      lat: fc.double({ min: 10, max: 14, noNaN: true }),
      lng: fc.double({ min: 70, max: 74, noNaN: true }),
    })
    const bounds = { pickup: square(11, 71), drop: square(12, 72) }
    fc.assert(
      fc.property(anyEnd, near, (end, point) => {
        const checked = checkServed(bounds)(end, point)
        expect(E.isRight(checked)).toBe(serves(bounds[end])(point))
        if (E.isRight(checked)) expect(checked.right).toBe(point)
        else expect(checked.left).toEqual({ kind: 'Unserved', waypoint: end })
      }),
    )
  })
})

describe('the error of an estimate or an order', () => {
  it('is read from a code from 0 to 4, of which 1 and 2 mean an address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 7 }), fc.double()), (code) => {
        const error = parseTripError(code)
        expect(error === null).toBe(!(Number.isInteger(code) && code >= 0 && code <= 4))
        if (error === null) return
        const waypoint = code === 1 ? 'pickup' : code === 2 ? 'drop' : null
        expect(error).toEqual(
          waypoint === null ? { kind: 'Generic' } : { kind: 'Unserved', waypoint },
        )
      }),
    )
  })
})

describe('the draft of an estimate', () => {
  it('loses the vehicle and the token, and nothing else, when another quote is wanted', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { vehicleId, fareEstimateToken } = draft
        const asked = withoutQuote(draft)
        expect(asked).toMatchObject({ vehicleId: null, fareEstimateToken: null })
        expect({ ...asked, vehicleId, fareEstimateToken }).toEqual(draft)
      }),
    )
  })

  it('has the route, region and token of the estimate, and the visitor as the sender', () => {
    fc.assert(
      fc.property(anyDraft, anyPlace, anyPlace, anyVehicleId, ({ sender }, from, to, vehicleId) => {
        const shown = { ...estimate, pickup: from, drop: to }
        const draft = draftOfEstimate(sender)(shown, vehicleId)
        expect(draft.pickup).toEqual({
          landmark: from.landmark,
          location: from.location,
          house: '',
        })
        expect(draft.drop).toEqual({ landmark: to.landmark, location: to.location, house: '' })
        expect(draft.sender.mobile).toBe(sender.mobile)
        expect(draft.sender.name).toBe(sender.name)
        expect(draft.receiver).toEqual({ name: 'Receiver', mobile: '' })
        expect(draft.vehicleId).toBe(vehicleId)
        expect(draft.fareEstimateToken).toBe(shown.token)
        expect(draft.geoRegionId).toBe(shown.geoRegionId)
      }),
    )
  })

  it('takes an end from the estimate only if its own has no point', () => {
    fc.assert(
      fc.property(anyDraft, anyPlace, anyPlace, (draft, from, to) => {
        const filled = withQuotedStops({ pickup: from, drop: to })(draft)
        const ends = [
          [draft.pickup, filled.pickup, from],
          [draft.drop, filled.drop, to],
        ] as const
        for (const [before, after, quoted] of ends) {
          expect(after).toEqual(
            before.location === null
              ? { landmark: quoted.landmark, location: quoted.location, house: before.house }
              : before,
          )
        }
        expect({ ...filled, pickup: null, drop: null }).toEqual({
          ...draft,
          pickup: null,
          drop: null,
        })
      }),
    )
  })

  it('belongs to the estimate’s route only while both ends are near the quoted ones', () => {
    // One step is 1.1 m to the north.
    const steps = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(anyDraft, anyPlace, anyPlace, steps, steps, (draft, from, to, first, second) => {
        const moved = ({ location: { lat, lng } }: typeof from, by: number) => ({
          lat: lat + by * 1e-5,
          lng,
        })
        const there = {
          pickup: { ...draft.pickup, location: moved(from, first) },
          drop: { ...draft.drop, location: moved(to, second) },
        }
        const isOf = isOfRoute({ leastMove: 3 })({ pickup: from, drop: to })
        expect(isOf(there)).toBe(first <= 2 && second <= 2)
        expect(isOf({ ...there, pickup: { ...there.pickup, location: null } })).toBe(false)
        expect(isOf({ ...there, drop: { ...there.drop, location: null } })).toBe(false)
      }),
    )
  })

  it('has the configured vehicle for a two-wheeler enquiry, and none for another', () => {
    fc.assert(
      fc.property(anyVehicleId, anyFareCategory, (bike, category) => {
        const estimate = { token: 't', geoRegionId: 3 }
        expect(draftOfEnquiry(bike)({ ...filledEnquiry, category }, estimate).vehicleId).toBe(
          category === 'two-wheeler' ? bike : null,
        )
      }),
    )
  })

  it('links to order review in its locale, with its own parameters', () => {
    fc.assert(
      fc.property(anyLocale, anyDraft, (locale, draft) => {
        expect(orderDraftLink(locale)(draft)).toEqual({
          site: null,
          path: `/${locale}/order-review`,
          query: orderDraftQuery(draft),
        })
      }),
    )
  })
})

describe('the fares of another route', () => {
  it('are asked for if both ends are known, without a new consent', () => {
    fc.assert(
      fc.property(anyDraft, anyVehicleId, (draft, bike) => {
        const route = routeOfDraft(draft)
        const pair = parseAddressPair({
          pickup: entryOfStop(draft.pickup),
          drop: entryOfStop(draft.drop),
        })
        expect(route).toEqual(E.isRight(pair) ? pair.right : null)
        if (route === null) return
        const { contact } = filledEnquiry
        const category = categoryOfVehicle(bike)(draft.vehicleId)
        expect(category === 'two-wheeler').toBe(draft.vehicleId === bike)
        expect(enquiryOfRoute(route, contact, category)).toEqual({
          route,
          asker: 'customer',
          contact,
          consent: null,
          category,
        })
      }),
    )
  })
})

describe('booking an order again', () => {
  // Few of all orders may be booked again.
  const anyDirect = anyOrder.map((order): Order => {
    const route = { ...order.route, via: [] }
    return { ...order, type: 'ondemand', rebookingEnabled: true, route }
  })
  const anyPast = fc.oneof(anyOrder, anyDirect)

  it('keeps the route, vehicle and people if the order may be booked again', () => {
    fc.assert(
      fc.property(anyPast, fc.option(anyPoint), fc.boolean(), (order, location, bookingFlow) => {
        const pickup = { ...order.route.pickup, location }
        const again = draftOfOrder({ bookingFlow })({ ...order, route: { ...order.route, pickup } })
        const isDirect = order.route.via.length === 0
        expect(mayRebook({ bookingFlow })(order)).toBe(
          bookingFlow &&
            order.rebookingEnabled &&
            isDirect &&
            order.type === 'ondemand' &&
            ['completed', 'cancelled', 'unsuccessful'].includes(order.status),
        )
        expect(again !== null).toBe(mayRebook({ bookingFlow })(order))
        if (again === null) return
        const { landmark, house } = again.pickup
        expect(again.pickup).toEqual({ landmark: stopName(pickup), location, house })
        // The landmark and the doorstep address are both kept, each once.
        expect(house).toBe(pickup.doorstepAddress === landmark ? '' : pickup.doorstepAddress)
        expect(again.sender.mobile).toBe(pickup.contact.number)
        expect(again.receiver.mobile).toBe(order.route.drop.contact.number)
        expect(again.sender.name).not.toBe('')
        expect(again.receiver.name).not.toBe('')
        expect(again.vehicleId).toBe(order.service.vehicleId)
        expect(again.geoRegionId).toBe(order.geoRegionId)
        expect(again.fareEstimateToken).toBeNull()
      }),
    )
  })
})
