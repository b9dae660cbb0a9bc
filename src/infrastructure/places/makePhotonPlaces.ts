import type { Places } from '../../application/place/places.port.ts'
import { isWebAddress } from '../http/isWebAddress.ts'
import { type PhotonPlacesNeeds, photonPlacesAt } from './photonPlaces.ts'

// Also without a site: the fetch that is given may know what a path is of.
const isPath = (text: string): boolean => /^(\/|$)/.test(text)

/**
 * Places from a Photon server (spec 1 §7). A search returns whole features, so resolving one of the
 * last results needs no request. Points are in degrees, the deadline is in milliseconds.
 *
 * Throws a TypeError for a `placesUrl` that is neither a web address nor a path, such as
 * `localhost:2322` without its scheme: each search would fail like one without a connection.
 *
 * @example
 * const koramangalaOf = { name: 'Koramangala', city: 'Bengaluru', countrycode: 'IN' }
 * const properties = { osm_type: 'N', osm_id: 1, ...koramangalaOf }
 * const geometry = { coordinates: [77.6245, 12.9352] }
 * const fetch = async () => Response.json({ features: [{ properties, geometry }] })
 * const server = { placesUrl: '/photon', countryCode: 'IN', language: 'en-IN' }
 * const places = makePhotonPlaces({ ...server, ...patience, fetch, report: reportNothing })
 * await places.search('Kora', koramangala.location, awaited)()
 * // → right: [{ id: 'N1', primary: 'Koramangala', secondary: 'Bengaluru' }]
 */
export const makePhotonPlaces = (needs: PhotonPlacesNeeds): Places => {
  const { placesUrl } = needs
  if (!isWebAddress(placesUrl) && !isPath(placesUrl)) {
    throw new TypeError(
      `makePhotonPlaces: no search can be sent to the placesUrl "${placesUrl}". It begins with http:// or https://, or with a slash.`,
    )
  }
  return photonPlacesAt(needs)
}
