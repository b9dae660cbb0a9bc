import type { AnalyticsEvent, Track } from '../../application/ports/analytics.port.ts'
import type { Beacon } from '../browser/beacon.ts'

/**
 * Adds to every event the facts of its page at that moment (spec 1 §1, §9).
 *
 * @example
 * const seen: unknown[] = []
 * const track = stamped(() => ({ platform: 'web' }))((event) => void seen.push(event.properties))
 * track({ name: 'Unregistered Lead', properties: { category: 'trucks' } })
 * seen // → [{ category: 'trucks', platform: 'web' }]
 */
export const stamped =
  (stamp: () => AnalyticsEvent['properties']) =>
  (track: Track): Track =>
  ({ name, properties }) =>
    track({ name, properties: { ...properties, ...stamp() } })

/**
 * Drops every event (spec 1 §7).
 *
 * @example
 * trackNothing({ name: 'Unregistered Lead', properties: {} }) // → undefined
 */
export const trackNothing: Track = () => undefined

/**
 * Writes events to the console, for developers (spec 1 §7).
 *
 * @example
 * const lines: unknown[] = []
 * const track = makeConsoleTrack({ info: (...said) => void lines.push(said) })
 * track({ name: 'Unregistered Lead', properties: { category: 'trucks' } })
 * lines.length // → 1
 */
export const makeConsoleTrack =
  (console: Pick<Console, 'info'>): Track =>
  ({ name, properties }) =>
    console.info('[analytics]', name, properties)

/**
 * Sends events as beacons to an address of the operator (spec 1 §7).
 *
 * @example
 * const sent: object[] = []
 * const track = makeBeaconTrack((payload) => void sent.push(payload))
 * track({ name: 'Unregistered Lead', properties: { category: 'trucks' } })
 * sent // → [{ event: 'Unregistered Lead', properties: { category: 'trucks' } }]
 */
export const makeBeaconTrack =
  (send: Beacon): Track =>
  ({ name, properties }) =>
    send({ event: name, properties })

/**
 * Pushes events onto the page's `dataLayer` for a tag manager, which may load later (spec 1 §7).
 *
 * @example
 * const page: { dataLayer?: readonly unknown[] } = {}
 * const track = makeDataLayerTrack(page)
 * track({ name: 'Unregistered Lead', properties: { category: 'trucks' } })
 * page.dataLayer // → [{ category: 'trucks', event: 'Unregistered Lead' }]
 */
export const makeDataLayerTrack =
  (page: object): Track =>
  ({ name, properties }) => {
    const there: unknown = Reflect.get(page, 'dataLayer')
    const layer: unknown[] = Array.isArray(there) ? there : []
    if (layer !== there) Reflect.set(page, 'dataLayer', layer)
    try {
      layer.push({ ...properties, event: name })
    } catch {
      // A tag manager replaces `push` with its own, which may throw. Analytics must not stop a
      // booking.
    }
  }
