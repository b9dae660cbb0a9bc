import type {
  Configuration,
  Destination,
} from '../../infrastructure/configuration/configuration.ts'

/** Resolves the configuration's paths against the website, not against the partner's page. */
export const asSeenFrom = (site: string, configuration: Configuration): Configuration => {
  const whole = (address: string) => new URL(address, site).href
  // Paths of calls are appended to these.
  const base = (address: string) => whole(address).replace(/\/$/, '')
  const sentTo = <Kind extends string>(destination: Destination<Kind>): Destination<Kind> =>
    'url' in destination ? { ...destination, url: whole(destination.url) } : destination
  return {
    ...configuration,
    customerUrl: base(configuration.customerUrl),
    orderUrl: base(configuration.orderUrl),
    contentUrl: base(configuration.contentUrl),
    placesUrl: base(configuration.placesUrl),
    analytics: sentTo(configuration.analytics),
    errors: sentTo(configuration.errors),
  }
}
