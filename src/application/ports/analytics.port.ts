/**
 * Every event that the product sends, by its name. docs/analytics.md says when each is sent and what it
 * carries (spec 1 §7).
 */
export type EventName =
  | 'Get Trip Estimate Click'
  | 'Get Trip Estimate Validation Successful'
  | 'Get Trip Estimate Validation Error'
  | 'Get Trip Estimate Successful'
  | 'Get Trip Estimate Successful-Trucks'
  | 'Get Trip Estimate Successful-2W'
  | 'Get Trip Estimate Successful-Trucks-UAE'
  | 'Get Trip Estimate Successful-2W-UAE'
  | 'Unregistered Lead'
  | 'Marketing Lead'
  | 'Pickup Field Click'
  | 'Drop Field Click'
  | 'Location Permission Denied'
  | 'Order Review Relogin'

/** One analytics event: something that a visitor did. */
export type AnalyticsEvent = {
  readonly name: EventName
  readonly properties: Readonly<Record<string, string>>
}

/** Sends an event to analytics. Fire and forget: it never throws, and nothing waits for it. */
export type Track = (event: AnalyticsEvent) => void
