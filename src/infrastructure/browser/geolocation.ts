import { either as E } from 'fp-ts'
import type {
  LocateCustomer,
  LocateCustomerError,
} from '../../application/place/locateCustomer.port.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'

/** What `makeBrowserGeolocation` needs of a browser. */
export type GeolocationNeeds = {
  /** Undefined where the browser has none, whatever the DOM's types say. */
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** Milliseconds: how old a position may be (spec 1 §7). */
  readonly maximumAge: number
  /** Milliseconds for a position once it is allowed. */
  readonly deadline: number
}

// The browser's own deadline starts when the question to the customer is answered, and a question
// that is dismissed may never be. People read slowly: this much longer, then the button is back.
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
 * The browser's geolocation, the port `locateCustomer` of an app: a point at six decimals. Its five ways to
 * fail are those of spec 1 §8. Always answers, if nobody answers the browser's question within three deadlines.
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
export const makeBrowserGeolocation =
  ({ geolocation, maximumAge, deadline }: GeolocationNeeds): LocateCustomer =>
  () =>
    new Promise((resolve) => {
      if (geolocation === undefined) {
        resolve(E.left({ kind: 'LocationUnsupported' }))
        return
      }
      const settle = (outcome: E.Either<LocateCustomerError, Coordinates>) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      const timer = setTimeout(
        () => resolve(E.left({ kind: 'LocationTimedOut' })),
        deadline * patienceWithQuestion,
      )
      const asked = E.tryCatch(
        () =>
          geolocation.getCurrentPosition(
            (position) => settle(located(position)),
            ({ code }) => settle(E.left(errorOfCode(code))),
            { maximumAge, timeout: deadline },
          ),
        () => 'Threw' as const,
      )
      if (E.isLeft(asked)) settle(E.left({ kind: 'LocationUnavailable' }))
    })
