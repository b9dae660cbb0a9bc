import type {
  Configuration,
  Destination,
} from '../../infrastructure/configuration/configuration.ts'

/** Addresses that the configuration gives as paths are those of the website, not of the page around. */
export const asSeenFrom = (site: string, configuration: Configuration): Configuration => {
  const whole = (address: string) => new URL(address, site).href
  // Paths of calls are put behind these.
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
