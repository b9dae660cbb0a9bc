import type { Query } from '../link/query.ts'
import { type Attribution, utmNames } from './attribution.ts'

/**
 * The five tracking parameters as a query (spec 1 §9).
 *
 * @example
 * attributionQuery(parseAttribution([['utm_term', 'lorry']])('trucks'))
 * // → [
 * //     ['utm_source', 'website_fare_estimate_ssr'],
 * //     ['utm_medium', ''],
 * //     ['utm_campaign', 'default_trucks'],
 * //     ['utm_term', 'lorry'],
 * //     ['utm_content', ''],
 * //   ]
 */
export const attributionQuery = (attribution: Attribution): Query =>
  utmNames.map((name) => [name, attribution[name]])
