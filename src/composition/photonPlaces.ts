import type { Places } from '../application/place/places.port.ts'
import { photonPlacesAt } from '../infrastructure/places/photonPlaces.ts'
import { isOnline, type Page } from './page.ts'
import { secondTryHere } from './secondTry.ts'
import { untilShownHere } from './untilShown.ts'

/**
 * Places from a Photon-compatible geocoder, separate from the open atlas, which includes the maps.
 */
export const photonPlacesOf = ({ configuration, market, limits, report }: Page): Places =>
  photonPlacesAt({
    placesUrl: configuration.placesUrl,
    countryCode: market.country.code,
    language: market.language,
    deadline: limits.geocodeDeadline,
    fetch: (address, how) => fetch(address, how),
    isOnline,
    untilShown: untilShownHere(),
    report,
    secondTry: secondTryHere(limits.connectionSettles),
  })
