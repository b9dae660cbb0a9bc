import { describe, expect, it } from '@jest/globals'
import {
  categoryOfVehicle,
  enquiryOfRoute,
  isOfRoute,
  routeOfDraft,
} from '../../../src/domain/booking/draftEnquiry.ts'
import { withQuotedStops } from '../../../src/domain/booking/editedStop.ts'
import { draftOfEstimate } from '../../../src/domain/booking/orderDraft.ts'
import { metresBetween } from '../../../src/domain/place/coordinates.ts'
import { estimate } from '../../support/fares.ts'
import { koramangala, whitefield } from '../../support/places.ts'
import { drop, filledDraft, pickup } from './drafts.ts'

const contact = { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' } as const
const route = { pickup: koramangala, drop: whitefield }

describe('the route of a draft', () => {
  it('is known once both ends have an address and a point', () => {
    expect(routeOfDraft(filledDraft)).toEqual(route)
    for (const end of [
      { ...drop, location: null },
      { ...drop, landmark: '' },
      { ...drop, landmark: '560034' },
      { ...drop, location: { lat: 1000, lng: 77 } },
    ]) {
      expect(routeOfDraft({ ...filledDraft, drop: end })).toBeNull()
    }
  })

  it('is enquired about in a category, without a new consent', () => {
    expect(enquiryOfRoute(route, contact, 'two-wheeler')).toEqual({
      route,
      asker: 'customer',
      contact,
      consent: null,
      category: 'two-wheeler',
    })
  })

  it.each([
    [97, 'two-wheeler'],
    [1, 'trucks'],
    [null, 'trucks'],
  ] as const)('with the vehicle %j is enquired about in the category %s', (vehicleId, category) => {
    expect(categoryOfVehicle(97)(vehicleId)).toBe(category)
  })
})

describe('an estimate', () => {
  const { pickup: from, drop: to } = estimate
  const isNear = isOfRoute({ leastMove: 3 })

  it('belongs to the route whose ends it was quoted for', () => {
    expect(isNear(estimate)(filledDraft)).toBe(true)
    expect(isNear({ pickup: to, drop: from })(filledDraft)).toBe(false)
    expect(isNear({ pickup: to, drop: to })(filledDraft)).toBe(false)
    expect(isNear({ pickup: from, drop: from })(filledDraft)).toBe(false)
  })

  it.each(['pickup', 'drop'] as const)('belongs to no route whose %s has no point yet', (end) => {
    const unknown = { ...filledDraft, [end]: { ...filledDraft[end], location: null } }
    expect(isNear(estimate)(unknown)).toBe(false)
  })

  it.each(['pickup', 'drop'] as const)(
    'belongs to the route while its %s has moved less than the least move',
    (end) => {
      const { location } = end === 'pickup' ? from : to
      const elsewhere = { lat: location.lat + 0.00002, lng: location.lng }
      const moved = { ...filledDraft, [end]: { ...filledDraft[end], location: elsewhere } }
      const metres = metresBetween(location, elsewhere)
      expect(isOfRoute({ leastMove: metres })(estimate)(moved)).toBe(false)
      expect(isOfRoute({ leastMove: metres + 0.001 })(estimate)(moved)).toBe(true)
    },
  )

  it('fills in the ends that a draft lacks, and no others', () => {
    const nowhere = { landmark: '', location: null, house: '4B' }
    expect(withQuotedStops(estimate)({ ...filledDraft, drop: nowhere })).toEqual({
      ...filledDraft,
      drop: { ...drop, house: '4B' },
    })
    expect(withQuotedStops({ pickup: whitefield, drop: koramangala })(filledDraft)).toEqual(
      filledDraft,
    )
  })

  it('becomes a draft with the chosen vehicle and the asker as the sender', () => {
    expect(draftOfEstimate({ name: '', mobile: '9812345678' })(estimate, 2)).toEqual({
      sender: { name: 'Sender', mobile: '9812345678' },
      receiver: { name: 'Receiver', mobile: '' },
      pickup: { ...pickup, house: '' },
      drop,
      vehicleId: 2,
      goodsType: null,
      fareEstimateToken: 'token-1',
      geoRegionId: 4,
    })
  })
})
