import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'
import type { Driver, Order, OrderError, OrderStop, StatusChange, TrackedOrder } from './order.ts'
import { parseOrderStatus } from './orderStatus.ts'
import { parseOrderType } from './orderType.ts'
import { parseValueAddedService } from './valueAddedService.ts'
import {
  crnOf,
  currencyOf,
  type Fields,
  flagOf,
  isAbsent,
  namedOf,
  numberOf,
  objectOf,
  optionalObjectOf,
  optionalPartOf,
  optionalTextOf,
  ownOf,
  parseCrn,
  partOf,
  partsOf,
  pointOf,
  type Reading,
  textOf,
  timeOf,
  wholeNumberOf,
} from './wireReading.ts'

const readSavedAddress = (reading: Reading, given: object): OrderStop['savedAddress'] => {
  const saved = ownOf(given, 'name' in given)
  return {
    name: optionalTextOf(reading, saved['name'], 'name'),
    uuid: optionalTextOf(reading, saved['uuid'], 'uuid'),
  }
}

const readContact = (reading: Reading, given: object): OrderStop['contact'] => {
  const contact = ownOf(given, 'name' in given)
  return {
    name: optionalTextOf(reading, contact['name'], 'contact.name'),
    number: optionalTextOf(reading, contact['number'], 'contact.number'),
  }
}

const readStop = (reading: Reading, given: object): OrderStop => {
  const stop = ownOf(given, 'place' in given)
  const givenPlace = objectOf(reading, stop['place'], 'place')
  const place = ownOf(givenPlace, 'address' in givenPlace)
  const contact = optionalObjectOf(reading, stop['contact'], 'contact')
  return {
    location: pointOf(reading, stop['location'], 'location'),
    address: optionalTextOf(reading, place['address'], 'place.address'),
    doorstepAddress: optionalTextOf(reading, place['doorstep_address'], 'place.doorstep_address'),
    savedAddress: optionalPartOf(
      reading,
      place['saved_address'],
      'place.saved_address',
      readSavedAddress,
    ),
    contact: contact === null ? { name: '', number: '' } : readContact(reading, contact),
  }
}

const readVia = (reading: Reading, route: Fields): readonly OrderStop[] => {
  const given = optionalObjectOf(reading, route['waypoint_info'], 'waypoint_info')
  if (given === null) return []
  const { waypoints } = ownOf(given, 'waypoints' in given)
  return isAbsent(waypoints) ? [] : partsOf(reading, waypoints, 'waypoint_info.waypoints', readStop)
}

const readEnd = (reading: Reading, value: unknown, path: string): OrderStop =>
  partOf(reading, objectOf(reading, value, path), path, readStop)

const readRoute = (reading: Reading, given: object): Order['route'] => {
  const route = ownOf(given, 'source' in given)
  return {
    // The service's words for the ends of an order's route; everywhere else it is pickup and drop.
    pickup: readEnd(reading, route['source'], 'source'),
    drop: readEnd(reading, route['destination'], 'destination'),
    via: readVia(reading, route),
  }
}

const readTotal = (reading: Reading, order: Fields): Order['total'] => {
  const given = optionalObjectOf(reading, order['total_amount'], 'total_amount')
  if (given === null) return null
  const total = ownOf(given, 'amount' in given)
  return {
    value: numberOf(reading, total['amount'], 'total_amount.amount'),
    currency: currencyOf(reading, total['currency'], 'total_amount.currency'),
    cashPayable: numberOf(reading, total['cash_payable'], 'total_amount.cash_payable'),
  }
}

const readDriver = (reading: Reading, given: object): Driver => {
  const driver = ownOf(given, 'name' in given)
  return {
    name: optionalTextOf(reading, driver['name'], 'name'),
    number: optionalTextOf(reading, driver['number'], 'number'),
    vehicleNumber: optionalTextOf(reading, driver['vehicle_number'], 'vehicle_number'),
    location: pointOf(reading, driver['location'], 'location'),
  }
}

const readOrder = (reading: Reading, order: Fields): Order | null => {
  const crn = crnOf(reading, order['order_crn'], 'order_crn')
  const status = namedOf(reading, order['order_status'], 'order_status', parseOrderStatus)
  const type = namedOf(reading, order['type'], 'type', parseOrderType)
  const givenService = objectOf(reading, order['service_details'], 'service_details')
  const service = ownOf(givenService, 'name' in givenService)
  const route = objectOf(reading, order['route_details'], 'route_details')
  const vasType = order['vas_type']
  if (crn === null || status === null || type === null) return null
  return {
    crn,
    geoRegionId: wholeNumberOf(reading, order['geo_region_id'], 'geo_region_id'),
    status,
    createdAt: timeOf(reading, order['order_created_at'], 'order_created_at'),
    type,
    service: {
      vehicleId: wholeNumberOf(reading, service['vehicle_id'], 'service_details.vehicle_id'),
      name: textOf(reading, service['name'], 'service_details.name'),
      iconUrl: optionalTextOf(reading, service['icon_url'], 'service_details.icon_url'),
      type: optionalTextOf(reading, service['service_type'], 'service_details.service_type'),
    },
    valueAddedService: isAbsent(vasType)
      ? null
      : namedOf(reading, vasType, 'vas_type', parseValueAddedService),
    isBusinessCustomer: flagOf(reading, order['is_business_customer'], 'is_business_customer'),
    route: partOf(reading, route, 'route_details', readRoute),
    total: readTotal(reading, order),
    trackingUrl: optionalTextOf(reading, order['tracking_link'], 'tracking_link'),
    paymentMode: optionalTextOf(reading, order['payment_mode'], 'payment_mode'),
    payOnlineEnabled: flagOf(reading, order['pay_online_enabled'], 'pay_online_enabled'),
    rebookingEnabled: flagOf(reading, order['rebooking_enabled'], 'rebooking_enabled'),
    muneemjiEnabled: flagOf(reading, order['muneemji_enabled'], 'muneemji_enabled'),
  }
}

const readChange = (reading: Reading, given: object): StatusChange | null => {
  const change = ownOf(given, 'status' in given)
  const status = namedOf(reading, change['status'], 'status', parseOrderStatus)
  return status === null ? null : { status, at: timeOf(reading, change['at'], 'at') }
}

const readTimeline = (reading: Reading, order: Fields): readonly StatusChange[] =>
  partsOf(reading, order['timeline'], 'timeline', readChange).filter((change) => change !== null)

const readTrackedOrder = (reading: Reading, fields: Fields): TrackedOrder | null => {
  const order = readOrder(reading, fields)
  return order === null
    ? null
    : {
        ...order,
        driver: optionalPartOf(reading, fields['driver'], 'driver', readDriver),
        timeline: readTimeline(reading, fields),
      }
}

const parsed =
  <A>(read: (reading: Reading, fields: Fields) => A | null) =>
  (raw: unknown): E.Either<OrderError, A> => {
    const reading: Reading = { fault: null }
    const given = objectOf(reading, raw, '')
    const fields = ownOf(given, 'order_crn' in given)
    const value = read(reading, fields)
    const { fault } = reading
    if (fault === null && value !== null) return right(value)
    return left({
      kind: fault?.kind ?? 'OrderFieldMalformed',
      crn: parseCrn(fields['order_crn']),
      field: fault?.field ?? '',
    })
  }

/**
 * Parses an order of order history (spec 2 §3). Times become milliseconds since the epoch. Fails at the
 * first field that has the wrong type (`OrderFieldMalformed`) or names an unknown status, type or
 * value-added service (`OrderValueUnknown`, spec 2 §4). Texts, flags and points that are only
 * informative may be missing or null. Never throws.
 *
 * @example
 * const stop = { place: { address: 'Koramangala' }, location: { lat: 12.9352, long: 77.6245 } }
 * const answer = {
 *   order_crn: 'CRN1',
 *   geo_region_id: 3,
 *   order_status: 'Completed',
 *   order_created_at: '2026-11-20T15:35:00Z',
 *   type: 0,
 *   service_details: { vehicle_id: 1, name: 'Tata Ace' },
 *   route_details: { source: stop, destination: stop },
 * }
 * const order = parseOrder(answer)
 * order._tag === 'Right' ? order.right.status : null // → 'completed'
 * parseOrder({ ...answer, type: 'balloon' })
 * // → left: { kind: 'OrderValueUnknown', crn: 'CRN1', field: 'type' }
 */
export const parseOrder: (raw: unknown) => E.Either<OrderError, Order> = parsed(readOrder)

/**
 * Parses an order with its driver, if it has one, and its timeline (spec 2 §4). Fails like
 * `parseOrder`. Never throws.
 *
 * @example
 * parseTrackedOrder('<html>') // → left: { kind: 'OrderFieldMalformed', crn: null, field: '' }
 */
export const parseTrackedOrder: (raw: unknown) => E.Either<OrderError, TrackedOrder> =
  parsed(readTrackedOrder)
