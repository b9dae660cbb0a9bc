import type { LocateCustomer } from '../application/place/locateCustomer.port.ts'
import { makeBrowserGeolocation } from '../infrastructure/browser/geolocation.ts'
import type { Page } from './page.ts'

/** Where this browser is, for the page that asks: a chunk of its own. */
export const geolocationOf = ({ limits }: Page): LocateCustomer =>
  makeBrowserGeolocation({
    geolocation: navigator.geolocation,
    maximumAge: limits.locationMaximumAge,
    deadline: limits.geolocationDeadline,
  })
