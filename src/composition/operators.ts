import { either as E } from 'fp-ts'
import type { Track } from '../application/ports/analytics.port.ts'
import type { ReadPage } from '../application/ports/page.port.ts'
import type { ReportProblem } from '../application/ports/reporter.port.ts'
import { sourceLabel } from '../domain/attribution/sourceLabel.ts'
import type { CountryRules } from '../domain/market/market.ts'
import {
  makeBeaconTrack,
  makeConsoleTrack,
  makeDataLayerTrack,
  stamped,
  trackNothing,
} from '../infrastructure/analytics/trackers.ts'
import { makeBeacon } from '../infrastructure/browser/beacon.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'
import {
  makeBeaconReporter,
  makeConsoleReporter,
  reportNothing,
} from '../infrastructure/reporter/reporters.ts'

const beaconTo = (url: string) =>
  makeBeacon({ url, navigator, fetch: (address, how) => fetch(address, how) })

/** Where problems are reported to. */
export const reporterOf = ({ errors }: Pick<Configuration, 'errors'>): ReportProblem => {
  switch (errors.kind) {
    case 'console':
      return makeConsoleReporter(console)
    case 'none':
      return reportNothing
    case 'url':
      return makeBeaconReporter(beaconTo(errors.url))
  }
}

/**
 * Where problems of the start are reported to, which may come before the settings: they wait for these,
 * and go to the console if there are none.
 */
export const reporterOfStart =
  (configured: Promise<E.Either<unknown, Pick<Configuration, 'errors'>>>): ReportProblem =>
  (problem) => {
    void configured.then((settings) =>
      (E.isRight(settings) ? reporterOf(settings.right) : makeConsoleReporter(console))(problem),
    )
  }

const destinationOf = ({ analytics }: Pick<Configuration, 'analytics'>): Track => {
  switch (analytics.kind) {
    case 'console':
      return makeConsoleTrack(console)
    case 'none':
      return trackNothing
    case 'data-layer':
      return makeDataLayerTrack(window)
    case 'url':
      return makeBeaconTrack(beaconTo(analytics.url))
  }
}

/** Where events go. Adds the country's tracking id and a label for the page's width. */
export const trackerOf = (
  configuration: Pick<Configuration, 'analytics'>,
  { trackingId }: Pick<CountryRules, 'trackingId'>,
  readPage: ReadPage,
): Track =>
  stamped(() => ({
    source: sourceLabel(readPage().isDeviceMobile),
    tracking_id: trackingId,
  }))(destinationOf(configuration))
