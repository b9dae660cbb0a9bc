import { either as E } from 'fp-ts'
import type { Driver, Order, OrderError, OrderStop, StatusChange, TrackedOrder } from './order.ts'
import { parseOrderStatus } from './orderStatus.ts'
import { parseOrderType } from './orderType.ts'
import { parseValueAddedService } from './valueAddedService.ts'
import {
  crnOf,
  currencyOf,
  type Fields,
  fieldsOf,
  flagOf,
  isAbsent,
  namedOf,
  numberOf,
  optionalFieldsOf,
  optionalTextOf,
  parseCrn,
  partOf,
  partsOf,
  pointOf,
  type Reading,
  textOf,
  timeOf,
  wholeNumberOf,
} from './wireReading.ts'

const readSavedAddress = (reading: Reading, place: Fields): OrderStop['savedAddress'] => {
  const saved = optionalFieldsOf(reading, place['saved_address'], 'place.saved_address')
  return saved === null
    ? null
    : {
        name: optionalTextOf(reading, saved['name'], 'place.saved_address.name'),
        uuid: optionalTextOf(reading, saved['uuid'], 'place.saved_address.uuid'),
      }
}

const readStop = (reading: Reading, stop: Fields): OrderStop => {
  const place = fieldsOf(reading, stop['place'], 'place')
  const contact = optionalFieldsOf(reading, stop['contact'], 'contact')
  return {
    location: pointOf(reading, stop['location'], 'location'),
    address: optionalTextOf(reading, place['address'], 'place.address'),
    doorstepAddress: optionalTextOf(reading, place['doorstep_address'], 'place.doorstep_address'),
    savedAddress: readSavedAddress(reading, place),
    contact:
      contact === null
        ? { name: '', number: '' }
        : {
            name: optionalTextOf(reading, contact['name'], 'contact.name'),
            number: optionalTextOf(reading, contact['number'], 'contact.number'),
          },
  }
}

const readWaypoints = (reading: Reading, route: Fields): readonly OrderStop[] => {
  const info = optionalFieldsOf(reading, route['waypoint_info'], 'waypoint_info')
  const waypoints = info?.['waypoints']
  return isAbsent(waypoints) ? [] : partsOf(reading, waypoints, 'waypoint_info.waypoints', readStop)
}

const readEnd = (reading: Reading, route: Fields, end: 'source' | 'destination'): OrderStop =>
  partOf(reading, fieldsOf(reading, route[end], end), end, readStop)

const readRoute = (reading: Reading, route: Fields): Order['route'] => ({
  source: readEnd(reading, route, 'source'),
  destination: readEnd(reading, route, 'destination'),
  waypoints: readWaypoints(reading, route),
})

const readTotal = (reading: Reading, order: Fields): Order['total'] => {
  const total = optionalFieldsOf(reading, order['total_amount'], 'total_amount')
  return total === null
    ? null
    : {
        value: numberOf(reading, total['amount'], 'total_amount.amount'),
        currency: currencyOf(reading, total['currency'], 'total_amount.currency'),
        cashPayable: numberOf(reading, total['cash_payable'], 'total_amount.cash_payable'),
      }
}

const readDriver = (reading: Reading, order: Fields): Driver | null => {
  const driver = optionalFieldsOf(reading, order['driver'], 'driver')
  return driver === null
    ? null
    : {
        name: optionalTextOf(reading, driver['name'], 'driver.name'),
        number: optionalTextOf(reading, driver['number'], 'driver.number'),
        vehicleNumber: optionalTextOf(reading, driver['vehicle_number'], 'driver.vehicle_number'),
        location: pointOf(reading, driver['location'], 'driver.location'),
      }
}

const readOrder = (reading: Reading, order: Fields): Order | null => {
  const crn = crnOf(reading, order['order_crn'], 'order_crn')
  const status = namedOf(reading, order['order_status'], 'order_status', parseOrderStatus)
  const type = namedOf(reading, order['type'], 'type', parseOrderType)
  const service = fieldsOf(reading, order['service_details'], 'service_details')
  const route = fieldsOf(reading, order['route_details'], 'route_details')
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

const readChange = (reading: Reading, change: Fields): StatusChange | null => {
  const status = namedOf(reading, change['status'], 'status', parseOrderStatus)
  return status === null ? null : { status, at: timeOf(reading, change['at'], 'at') }
}

const readTimeline = (reading: Reading, order: Fields): readonly StatusChange[] =>
  partsOf(reading, order['timeline'], 'timeline', readChange).filter((change) => change !== null)

const readTrackedOrder = (reading: Reading, fields: Fields): TrackedOrder | null => {
  const order = readOrder(reading, fields)
  return order === null
    ? null
    : { ...order, driver: readDriver(reading, fields), timeline: readTimeline(reading, fields) }
}

const parsed =
  <A>(read: (reading: Reading, fields: Fields) => A | null) =>
  (raw: unknown): E.Either<OrderError, A> => {
    const reading: Reading = { fault: null }
    const fields = fieldsOf(reading, raw, '')
    const value = read(reading, fields)
    const { fault } = reading
    if (fault === null && value !== null) return E.right(value)
    return E.left({
      kind: fault?.kind ?? 'OrderFieldMalformed',
      crn: parseCrn(fields['order_crn']),
      field: fault?.field ?? '',
    })
  }

/**
 * An order of order history (spec 2 §3); its moments are milliseconds since the epoch. Fails with
 * the first field that is not what it should be (`OrderFieldMalformed`), or that names a status,
 * type or value-added service that nobody knows (`OrderValueUnknown`, spec 2 §4). Texts, flags and
 * points that only inform may be missing or null. Never throws.
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
 * An order with its driver, if it has one, and its timeline (spec 2 §4); fails as `parseOrder`
 * does. Never throws.
 *
 * @example
 * parseTrackedOrder('<html>') // → left: { kind: 'OrderFieldMalformed', crn: null, field: '' }
 */
export const parseTrackedOrder: (raw: unknown) => E.Either<OrderError, TrackedOrder> =
  parsed(readTrackedOrder)
