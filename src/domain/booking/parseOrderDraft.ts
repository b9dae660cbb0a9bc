import { isPresent } from '../form/isPresent.ts'
import { linkedId } from '../link/linkedId.ts'
import { plainText, shortText } from '../link/plainText.ts'
import { firstOf, type Query } from '../link/query.ts'
import { linkedName } from '../person/linkedName.ts'
import { linkedMobile } from '../phone/linkedMobile.ts'
import { parseCoordinates } from '../place/coordinates.ts'
import { linkedLandmark } from '../place/linkedLandmark.ts'
import {
  type DraftStop,
  type OrderDraft,
  orderDraftQuery,
  type Party,
  type PartyRole,
  partyName,
} from './orderDraft.ts'
import type { OrderDraftName } from './orderDraftNames.ts'

/**
 * The maximum length of a house or floor in a draft, in UTF-16 units, as a field's `maxlength` counts
 * them.
 */
export const longestHouse = 200

const houseOf = plainText(longestHouse)

const tokenShape = /^[\x21-\x7e]{1,4096}$/

/**
 * The draft in the query of an order-review link (spec 1 §2). Degrees are rounded to six decimals. The
 * first of repeated parameters counts, and an invalid value counts as missing. Never throws.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('sender_name=Asha+Rao&from_lat=north&vehicle_id=97'))
 * draft.sender // → { name: 'Asha Rao', mobile: '' }
 * draft.pickup.location // → null
 * draft.vehicleId // → 97
 */
export const parseOrderDraft = (query: Query): OrderDraft => {
  const first = firstOf(query)
  const text = (name: OrderDraftName): string => first(name) ?? ''
  const party = (role: PartyRole): Party => ({
    name: partyName(role, linkedName(text(`${role}_name`))),
    mobile: shortText(linkedMobile(text(`${role}_mobile`))),
  })
  const stop = (end: 'from' | 'to'): DraftStop => ({
    landmark: linkedLandmark(text(`${end}_landmark`)),
    location: parseCoordinates(text(`${end}_lat`), text(`${end}_long`)),
    house: houseOf(text(`${end}_house`)),
  })
  const id: (name: OrderDraftName) => number | null = linkedId(query)
  const goods = shortText(text('goods_type'))
  const token = text('fare_estimate_token').trim()
  return {
    sender: party('sender'),
    receiver: party('receiver'),
    pickup: stop('from'),
    drop: stop('to'),
    vehicleId: id('vehicle_id'),
    goodsType: isPresent(goods) ? goods : null,
    fareEstimateToken: tokenShape.test(token) ? token : null,
    geoRegionId: id('geo_region_id'),
  }
}

/**
 * A draft as its link would bring it back: texts on one line, points at six decimals (spec 1 §9). What
 * is sent is then the same before and after a reload.
 *
 * @example
 * const draft = parseOrderDraft([])
 * asLinked({ ...draft, sender: { name: 'Asha\n Rao', mobile: '' } }).sender
 * // → { name: 'Asha Rao', mobile: '' }
 */
export const asLinked = (draft: OrderDraft): OrderDraft => parseOrderDraft(orderDraftQuery(draft))
