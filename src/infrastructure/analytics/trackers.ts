import type { AnalyticsEvent, Track } from '../../application/ports/analytics.port.ts'
import type { Beacon } from '../browser/beacon.ts'

/** Says of every event what is so of its page when it happens (spec 1 §1, §9). */
export const stamped =
  (stamp: () => AnalyticsEvent['properties']) =>
  (track: Track): Track =>
  ({ name, properties }) =>
    track({ name, properties: { ...properties, ...stamp() } })

/** Counts nothing. */
export const trackNothing: Track = () => undefined

/** Writes events where developers read. */
export const makeConsoleTrack =
  (console: Pick<Console, 'info'>): Track =>
  ({ name, properties }) =>
    console.info('[analytics]', name, properties)

/** Sends events to an address of the operator's. */
export const makeBeaconTrack =
  (send: Beacon): Track =>
  ({ name, properties }) =>
    send({ event: name, properties })

/** Pushes events onto the page's `dataLayer`, where a tag manager takes them up, now or once it has loaded. */
export const makeDataLayerTrack =
  (page: object): Track =>
  ({ name, properties }) => {
    const there: unknown = Reflect.get(page, 'dataLayer')
    const layer: unknown[] = Array.isArray(there) ? there : []
    if (layer !== there) Reflect.set(page, 'dataLayer', layer)
    try {
      layer.push({ ...properties, event: name })
    } catch {
      // A tag manager replaces `push` with its own, which may throw: counting must not stop a booking.
    }
  }
