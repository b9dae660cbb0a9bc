import type { Context } from 'hono'
import { refusal } from '../http/refusal.ts'
import { readQuery, type StrictQuery } from '../http/strictRequest.ts'
import { isProductName } from '../products.ts'
import { type ServiceCategory, serviceCategories } from './quoteVehicles.ts'

/** One end of a trip as sent; 1000 means that the place was not resolved. */
export type EnquiredPlace = {
  readonly landmark: string
  readonly lat: number
  readonly lng: number
}

/** The fare-estimate request (spec 1 §3). */
export type Enquiry = {
  readonly from: EnquiredPlace
  readonly to: EnquiredPlace
  readonly name: string
  readonly mobile: string
  readonly frequency: string
  readonly category: ServiceCategory
  readonly brand: string
}

const required = [
  'from_address_landmark',
  'from_address_lat',
  'from_address_long',
  'to_address_landmark',
  'to_address_lat',
  'to_address_long',
  'customer_name',
  'customer_mobile',
  'user_type',
  'brand',
  'frequency',
  'service_category',
  'is_device_mobile',
  'source_url',
] as const

const tracking = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

type Values = (name: (typeof required)[number]) => string

const readDegrees = (value: Values, name: (typeof required)[number]): number => {
  const text = value(name)
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    throw refusal(400, `query parameter ${name} is not a decimal number`)
  }
  return Number(text)
}

const readCategory = (value: Values): ServiceCategory => {
  const text = value('service_category')
  const category = serviceCategories.find((known) => known === text)
  if (category === undefined) {
    throw refusal(400, "query parameter service_category must be '2 wheeler', 'trucks' or empty")
  }
  return category
}

const checkConstants = (value: Values): void => {
  if (value('user_type') !== '/') throw refusal(400, "query parameter user_type must be '/'")
  if (!isProductName(value('brand'))) {
    throw refusal(400, 'query parameter brand is not the name of a product')
  }
  if (!['true', 'false'].includes(value('is_device_mobile'))) {
    throw refusal(400, "query parameter is_device_mobile must be 'true' or 'false'")
  }
}

const toEnquiry = (value: Values): Enquiry => {
  checkConstants(value)
  return {
    from: {
      landmark: value('from_address_landmark'),
      lat: readDegrees(value, 'from_address_lat'),
      lng: readDegrees(value, 'from_address_long'),
    },
    to: {
      landmark: value('to_address_landmark'),
      lat: readDegrees(value, 'to_address_lat'),
      lng: readDegrees(value, 'to_address_long'),
    },
    name: value('customer_name'),
    mobile: value('customer_mobile'),
    frequency: value('frequency'),
    category: readCategory(value),
    brand: value('brand'),
  }
}

/** An enquiry, and the query that it was made with. */
export type Asked = {
  readonly enquiry: Enquiry
  /** Equal if all parameters of the validator are equal. */
  readonly question: string
}

const toAsked = ({
  value,
  optional,
}: StrictQuery<(typeof required)[number], (typeof tracking)[number]>): Asked => ({
  enquiry: toEnquiry(value),
  question: JSON.stringify([
    ...required.map(value),
    ...tracking.map((name) => optional(name) ?? null),
  ]),
})

/**
 * Reads the validator's query. Tracking parameters are optional; unknown parameters are refused.
 */
export const readEnquiry = (c: Context): Asked => toAsked(readQuery(c, required, tracking))

const defaultRegionId = 3

/** Reads the secure call's query: the validator's, with the region from the validator's URL. */
export const readSecureEnquiry = (c: Context): Asked & { readonly regionId: number } => {
  const query = readQuery(c, required, [...tracking, 'geo_region_id'])
  const region = query.optional('geo_region_id') ?? String(defaultRegionId)
  if (!/^[1-9]\d{0,5}$/.test(region)) {
    throw refusal(400, 'query parameter geo_region_id is not a region')
  }
  return { ...toAsked(query), regionId: Number(region) }
}
