import type { Locale } from '../http/strictRequest.ts'
import type { Enquiry } from './enquiry.ts'

/** The URL of the results page, within the website that called. */
export const resultsUrl = (
  locale: Locale,
  { from, to, name, mobile, frequency }: Omit<Enquiry, 'category' | 'brand'>,
  more: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams({
    ...more,
    customer_mobile: mobile,
    sender_mobile: mobile,
    customer_name: name,
    sender_name: name,
    from_address_landmark: from.landmark,
    from_address_lat: String(from.lat),
    from_address_long: String(from.lng),
    to_address_landmark: to.landmark,
    to_address_lat: String(to.lat),
    to_address_long: String(to.lng),
    frequency,
  })
  return `/${locale}/fare_estimate_mob?${query.toString()}`
}
