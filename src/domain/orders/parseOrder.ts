import { either as E } from 'fp-ts'
import type { Driver, Order, OrderError, OrderStop, StatusChange, TrackedOrder } from './order.ts'
import { parseOrderStatus } from './orderStatus.ts'
import { parseOrderType } from './orderType.ts'
import { parseValueAddedService } from './valueAddedService.ts'
import {
  crnAt,
  currencyAt,
  flagAt,
  namedAt,
  numberAt,
  optionalSectionAt,
  optionalTextAt,
  pointAt,
  sectionAt,
  sectionsAt,
  textAt,
  timeAt,
  topSection,
  valueAt,
  type WireFault,
  type WireSection,
  wholeNumberAt,
} from './wireSection.ts'

const readSavedAddress = (place: WireSection): OrderStop['savedAddress'] => {
  const saved = optionalSectionAt(place, 'saved_address')
  return saved === null
    ? null
    : { name: optionalTextAt(saved, 'name'), uuid: optionalTextAt(saved, 'uuid') }
}

const readStop = (stop: WireSection): OrderStop => {
  const place = sectionAt(stop, 'place')
  const contact = optionalSectionAt(stop, 'contact')
  return {
    location: pointAt(stop, 'location'),
    address: optionalTextAt(place, 'address'),
    doorstepAddress: optionalTextAt(place, 'doorstep_address'),
    savedAddress: readSavedAddress(place),
    contact:
      contact === null
        ? { name: '', number: '' }
        : { name: optionalTextAt(contact, 'name'), number: optionalTextAt(contact, 'number') },
  }
}

const readWaypoints = (route: WireSection): readonly OrderStop[] => {
  const info = optionalSectionAt(route, 'waypoint_info')
  if (info === null || (valueAt(info, 'waypoints') ?? null) === null) return []
  return sectionsAt(info, 'waypoints').map(readStop)
}

const readTotal = (order: WireSection): Order['total'] => {
  const total = optionalSectionAt(order, 'total_amount')
  return total === null
    ? null
    : {
        value: numberAt(total, 'amount'),
        currency: currencyAt(total, 'currency'),
        cashPayable: numberAt(total, 'cash_payable'),
      }
}

const readDriver = (order: WireSection): Driver | null => {
  const driver = optionalSectionAt(order, 'driver')
  return driver === null
    ? null
    : {
        name: optionalTextAt(driver, 'name'),
        number: optionalTextAt(driver, 'number'),
        vehicleNumber: optionalTextAt(driver, 'vehicle_number'),
        location: pointAt(driver, 'location'),
      }
}

const readOrder = (order: WireSection): Order | null => {
  const crn = crnAt(order, 'order_crn')
  const status = namedAt(order, 'order_status', parseOrderStatus)
  const type = namedAt(order, 'type', parseOrderType)
  const service = sectionAt(order, 'service_details')
  const route = sectionAt(order, 'route_details')
  const hasValueAddedService = (valueAt(order, 'vas_type') ?? null) !== null
  if (crn === null || status === null || type === null) return null
  return {
    crn,
    geoRegionId: wholeNumberAt(order, 'geo_region_id'),
    status,
    createdAt: timeAt(order, 'order_created_at'),
    type,
    service: {
      vehicleId: wholeNumberAt(service, 'vehicle_id'),
      name: textAt(service, 'name'),
      iconUrl: optionalTextAt(service, 'icon_url'),
      type: optionalTextAt(service, 'service_type'),
    },
    valueAddedService: hasValueAddedService
      ? namedAt(order, 'vas_type', parseValueAddedService)
      : null,
    isBusinessCustomer: flagAt(order, 'is_business_customer'),
    route: {
      source: readStop(sectionAt(route, 'source')),
      destination: readStop(sectionAt(route, 'destination')),
      waypoints: readWaypoints(route),
    },
    total: readTotal(order),
    trackingUrl: optionalTextAt(order, 'tracking_link'),
    paymentMode: optionalTextAt(order, 'payment_mode'),
    payOnlineEnabled: flagAt(order, 'pay_online_enabled'),
    rebookingEnabled: flagAt(order, 'rebooking_enabled'),
    muneemjiEnabled: flagAt(order, 'muneemji_enabled'),
  }
}

const readTimeline = (order: WireSection): readonly StatusChange[] =>
  sectionsAt(order, 'timeline').flatMap((change) => {
    const status = namedAt(change, 'status', parseOrderStatus)
    return status === null ? [] : [{ status, at: timeAt(change, 'at') }]
  })

const readTrackedOrder = (section: WireSection): TrackedOrder | null => {
  const order = readOrder(section)
  return order === null
    ? null
    : { ...order, driver: readDriver(section), timeline: readTimeline(section) }
}

// Of several faults the first is told: those after it may follow from it.
const parsed =
  <A>(read: (section: WireSection) => A | null) =>
  (raw: unknown): E.Either<OrderError, A> => {
    const faults: WireFault[] = []
    const section = topSection(raw, (fault) => faults.push(fault))
    const value = read(section)
    const [fault] = faults
    if (fault === undefined && value !== null) return E.right(value)
    return E.left({
      kind: fault?.kind ?? 'OrderFieldMalformed',
      crn: crnAt({ ...section, blame: () => undefined }, 'order_crn'),
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
