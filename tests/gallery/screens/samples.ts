import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { Customer } from '../../../src/application/session/session.slice.ts'
import type { FareEstimate } from '../../../src/domain/fare/fareQuote.ts'
import type { Vehicle } from '../../../src/domain/fare/vehicle.ts'
import type { Market } from '../../../src/domain/market/market.ts'
import { asha } from '../../support/account.ts'
import { aceWithHelper, pickup8ft, tata407, twoWheeler } from '../../support/booking.ts'
import { estimate, quotedIn, tataAce } from '../../support/fares.ts'
import { placeAt } from '../../support/places.ts'

/** A number that is valid in the market, or one of the right length if there is none. */
export const mobileIn = ({ country: { phone } }: Market): string =>
  (phone.starts[0] ?? '17').padEnd(phone.digits, '765432100')

/** Asha, with a number of the market. */
export const customerIn = (market: Market): Customer => ({ ...asha, mobile: mobileIn(market) })

/** An address that is too long for its line. */
export const longPlace = placeAt(
  'Prestige Shantiniketan, Hoodi Main Road, Thigalarapalya, Whitefield, Bengaluru, Karnataka 560048',
  { lat: 12.969819, lng: 77.749972 },
)

const namesOfAce: Partial<Vehicle> = { imageAlt: '' }

/** Fares of a route's vehicles, in the market's country and currency. */
export const estimateIn = ({ locale }: Market): FareEstimate =>
  quotedIn(locale, {
    ...estimate,
    drop: { landmark: longPlace.landmark, location: longPlace.location },
    vehicles: [twoWheeler, tataAce, aceWithHelper, pickup8ft, tata407].map((vehicle) => ({
      ...vehicle,
      ...namesOfAce,
    })),
  })

export const asleep: RemoteError = {
  kind: 'NetworkError',
  because: 'failed',
  message: 'The depot is asleep',
}

export const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }
