import type { LocateCustomer } from '../application/place/locateCustomer.port.ts'
import { makeBrowserGeolocation } from '../infrastructure/browser/geolocation.ts'
import type { Page } from './page.ts'

/** The browser's geolocation for the page: a chunk of its own. */
export const geolocationOf = ({ limits }: Page): LocateCustomer =>
  makeBrowserGeolocation({
    geolocation: navigator.geolocation,
    maximumAge: limits.locationMaximumAge,
    deadline: limits.geolocationDeadline,
  })
