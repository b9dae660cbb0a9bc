/** An order as the service writes it; every part can be replaced. */
export const wireOrder = (change: Readonly<Record<string, unknown>> = {}) => ({
  order_crn: 'CRN1000017',
  geo_region_id: 3,
  order_status: 'live',
  order_created_at: '2026-11-20T15:35:00.000Z',
  type: 'ondemand',
  service_details: {
    vehicle_id: 1,
    name: 'Tata Ace',
    icon_url: '/vehicles/1.svg',
    service_type: 'trucks',
  },
  vas_type: 'helper',
  is_business_customer: true,
  route_details: {
    source: wireStop('Koramangala, Bengaluru', 12.935192, 77.624481),
    destination: wireStop('Whitefield, Bengaluru', 12.969819, 77.749972),
    waypoint_info: {
      count: 1,
      waypoints: [wireStop('Indiranagar, Bengaluru', 12.971891, 77.641151)],
      restriction: null,
    },
  },
  total_amount: { currency: 'INR', amount: 368.5, cash_payable: 300 },
  tracking_link: '/en-IN/track-order?crn=CRN1000017',
  payment_mode: 'cash',
  pay_online_enabled: true,
  rebooking_enabled: true,
  muneemji_enabled: true,
  ...change,
})

export const wireStop = (address: string, lat: number, long: number) => ({
  location: { lat, long },
  place: {
    doorstep_address: '12, 2nd floor',
    saved_address: { name: 'Shop', uuid: 'u-1' },
    address,
  },
  contact: { name: 'Kiran Rao', number: '9812345678' },
})

/** The order with another value at a path such as `route_details.source.location`; undefined for none. */
export const wireOrderWith = (path: string, value: unknown): unknown =>
  replaced(wireOrder(), path.split('.'), value)

/** The same for any value that has such a path. */
export const replaced = (
  whole: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown => {
  if (name === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, at) =>
      String(at) === name ? replaced(part, rest, value) : part,
    )
  }
  if (typeof whole !== 'object' || whole === null) throw new Error(`nothing holds ${name}`)
  const part: unknown = Object.getOwnPropertyDescriptor(whole, name)?.value
  return { ...whole, [name]: replaced(part, rest, value) }
}
