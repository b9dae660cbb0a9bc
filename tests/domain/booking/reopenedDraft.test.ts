import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type OrderDraft,
  orderDraftQuery,
  partOrderQuery,
} from '../../../src/domain/booking/orderDraft.ts'
import { asLinked } from '../../../src/domain/booking/parseOrderDraft.ts'
import { type KeptDraft, reopenedDraft } from '../../../src/domain/booking/reopenedDraft.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { india } from '../../support/fares.ts'
import { anyDraft, filledDraft } from './drafts.ts'

const kept: KeptDraft = { draft: filledDraft, formerToken: 'token-0' }

const opened = (link: string, of: KeptDraft = kept) => reopenedDraft(india)(parseQuery(link))(of)

const { pickup, drop, sender, receiver } = filledDraft
const from = { lat: String(pickup.location?.lat), lng: String(pickup.location?.lng) }

describe('a kept draft', () => {
  it.each<readonly [string, string, Partial<OrderDraft>]>([
    ['nothing', '', {}],
    ['its token', 'fare_estimate_token=token-1', {}],
    ['another vehicle', 'vehicle_id=2', { vehicleId: 2 }],
    ['other goods', 'goods_type=catering', { goodsType: 'catering' }],
    ['another city', 'geo_region_id=7', { geoRegionId: 7 }],
    [
      'all that may be chosen, and its token',
      'vehicle_id=2&goods_type=catering&geo_region_id=7&fare_estimate_token=token-1',
      { vehicleId: 2, goodsType: 'catering', geoRegionId: 7 },
    ],
    [
      'all that may be chosen, and the token before',
      'vehicle_id=2&goods_type=catering&geo_region_id=7&fare_estimate_token=token-0',
      {},
    ],
    [
      'other people and houses, and the token before',
      'sender_name=Meera&receiver_mobile=9811122233&from_house=9&to_house=&fare_estimate_token=token-0',
      {},
    ],
    ['what cannot be chosen', 'vehicle_id=none&goods_type=&geo_region_id=-1', {}],
    ['a house of the pickup', 'from_house=9', { pickup: { ...pickup, house: '9' } }],
    ['no house of the pickup', 'from_house=', { pickup: { ...pickup, house: '' } }],
    ['a house of the drop', 'to_house=9', { drop: { ...drop, house: '9' } }],
    ['where the pickup is', `from_landmark=${encodeURIComponent(pickup.landmark)}`, {}],
    ['the same points', `from_lat=${from.lat}&from_long=${from.lng}`, {}],
    ['the sender by name', `sender_name=${sender.name}`, {}],
    ['the sender by number', `sender_mobile=${sender.mobile}`, {}],
    ['the sender by number as another writes it', `sender_mobile=+91${sender.mobile}`, {}],
    ['the receiver whole', `receiver_name=${receiver.name}&receiver_mobile=${receiver.mobile}`, {}],
    [
      'another sender of the same name',
      `sender_name=${sender.name}&sender_mobile=9811122233`,
      { sender: { name: sender.name, mobile: '9811122233' } },
    ],
    [
      'another sender’s name alone, whose number is not that of the one before',
      'sender_name=Meera',
      { sender: { name: 'Meera', mobile: '' } },
    ],
    [
      'another receiver’s number alone, whose name is not that of the one before',
      'receiver_mobile=9811122233',
      { receiver: { name: 'Receiver', mobile: '9811122233' } },
    ],
  ])('is reopened by a link with %s, which changes only what it may', (_what, link, changed) => {
    expect(opened(link)).toEqual({ ...filledDraft, ...changed })
  })

  it.each([
    ['another token', 'fare_estimate_token=token-2'],
    ['another landmark of the pickup', 'from_landmark=Indiranagar'],
    ['no landmark of the pickup', 'from_landmark='],
    ['another landmark of the drop', 'to_landmark=Indiranagar'],
    ['another latitude of the pickup', `from_lat=12.971891&from_long=${from.lng}`],
    ['another longitude of the pickup', `from_lat=${from.lat}&from_long=77.641151`],
    ['half a point of the pickup', `from_lat=${from.lat}`],
    ['the other half', `from_long=${from.lng}`],
    ['another point of the drop', 'to_lat=12.971891&to_long=77.641151'],
    ['its own landmark elsewhere', `to_landmark=${drop.landmark}&to_lat=1&to_long=2`],
  ])('is not reopened by a link with %s', (_what, link) => {
    expect(opened(link)).toBeNull()
  })

  const unplaced: KeptDraft = {
    draft: { ...filledDraft, drop: { ...drop, location: null }, fareEstimateToken: null },
    formerToken: null,
  }

  it('is reopened if neither it nor the link has a point of an end, but not if only the link has one', () => {
    expect(opened('to_lat=1000&to_long=1000', unplaced)).toEqual(unplaced.draft)
    expect(opened('to_lat=12.971891&to_long=77.641151', unplaced)).toBeNull()
  })

  it('is reopened unchanged by its own link, and never by one with another token', () => {
    fc.assert(
      fc.property(
        anyDraft.map(asLinked),
        fc.option(fc.stringMatching(/^[!-~]{1,9}$/)),
        (draft, formerToken) => {
          const query = orderDraftQuery(draft)
          expect(reopenedDraft(india)(query)({ draft, formerToken })).toEqual(draft)
          expect(reopenedDraft(india)(partOrderQuery(query).rest)({ draft, formerToken })).toEqual(
            draft,
          )
          const other = [
            ...partOrderQuery(query).rest.filter(([name]) => name !== 'fare_estimate_token'),
          ]
          const foreign = [...other, ['fare_estimate_token', 'of-another-order'] as const]
          expect(reopenedDraft(india)(foreign)({ draft, formerToken })).toBeNull()
        },
      ),
    )
  })

  it('takes the choices of a link unless a change has replaced the link’s token', () => {
    fc.assert(
      fc.property(
        anyDraft.map(asLinked),
        anyDraft.map(asLinked),
        fc.boolean(),
        (before, chosen, isBehind) => {
          const draft = { ...before, fareEstimateToken: 'present' }
          const { vehicleId, goodsType, geoRegionId } = chosen
          const choice = { ...chosen, fareEstimateToken: isBehind ? 'former' : 'present' }
          const query = partOrderQuery(orderDraftQuery(choice)).rest
          expect(reopenedDraft(india)(query)({ draft, formerToken: 'former' })).toEqual({
            ...draft,
            ...(isBehind
              ? {}
              : {
                  vehicleId: vehicleId ?? draft.vehicleId,
                  goodsType: goodsType ?? draft.goodsType,
                  geoRegionId: geoRegionId ?? draft.geoRegionId,
                }),
          })
        },
      ),
    )
  })
})
