import { either as E, taskEither as TE } from 'fp-ts'
import type {
  LocateCustomer,
  LocateCustomerError,
} from '../../application/place/locateCustomer.port.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import { withinDeadline } from '../http/withinDeadline.ts'

/** What `makeBrowserGeolocation` needs of the browser. */
export type GeolocationNeeds = {
  /** Undefined where the browser has no geolocation, whatever the DOM's types say. */
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** The maximum age of a position, in milliseconds (spec 1 §7). */
  readonly maximumAge: number
  /** How long to wait for a position once the customer allowed it, in milliseconds. */
  readonly deadline: number
}

// The browser's own timeout starts when the customer answers the permission prompt, and a dismissed
// prompt may never be answered. People read slowly: after this many deadlines the button is usable
// again.
const patienceWithQuestion = 3

const errorOfCode = (code: number): LocateCustomerError => {
  switch (code) {
    case 1:
      return { kind: 'LocationDenied' }
    case 2:
      return { kind: 'LocationUnavailable' }
    case 3:
      return { kind: 'LocationTimedOut' }
    default:
      return { kind: 'LocationUnknown', code }
  }
}

const located = ({
  coords: { latitude, longitude },
}: GeolocationPosition): E.Either<LocateCustomerError, Coordinates> =>
  Number.isFinite(latitude) && Number.isFinite(longitude)
    ? E.right(rounded({ lat: latitude, lng: longitude }))
    : E.left({ kind: 'LocationUnavailable' })

/**
 * Makes `locateCustomer` from the browser's geolocation. Coordinates are rounded to six decimals;
 * the five errors are those of spec 1 §8. It always answers: it times out if the customer ignores
 * the permission prompt for three deadlines.
 *
 * @example
 * const once = { maximumAge: 300_000, deadline: 10_000 }
 * const coords = { latitude: 12.93521234, longitude: 77.6245 }
 * const geolocation = {
 *   getCurrentPosition: (found: (position: never) => void) => Reflect.apply(found, null, [{ coords }]),
 * }
 * await makeBrowserGeolocation({ geolocation, ...once })() // → right: { lat: 12.935212, lng: 77.6245 }
 * await makeBrowserGeolocation({ geolocation: undefined, ...once })() // → left: { kind: 'LocationUnsupported' }
 */
export const makeBrowserGeolocation = ({
  geolocation,
  maximumAge,
  deadline,
}: GeolocationNeeds): LocateCustomer => {
  if (geolocation === undefined) return TE.left({ kind: 'LocationUnsupported' })
  const asked = () =>
    new Promise<E.Either<LocateCustomerError, Coordinates>>((resolve) => {
      geolocation.getCurrentPosition(
        (position) => resolve(located(position)),
        ({ code }) => resolve(E.left(errorOfCode(code))),
        { maximumAge, timeout: deadline },
      )
    })
  const answered = withinDeadline(
    { deadline: deadline * patienceWithQuestion, isOnline: () => true },
    asked,
  )
  return async () => {
    const answer = await answered()
    if (E.isRight(answer)) return answer.right
    const isLate = answer.left.because === 'timeout'
    return E.left({ kind: isLate ? 'LocationTimedOut' : 'LocationUnavailable' })
  }
}
