import { withoutSlash } from '../../domain/link/link.ts'
import { type Http, type HttpNeeds, httpAt } from './http.ts'
import { isWebAddress } from './isWebAddress.ts'

// Node has no site that a path could be of.
const isOfThisSite = (text: string): boolean => /^(\/|$)/.test(text) && 'location' in globalThis

/**
 * A service at `baseUrl`, absolute or a path of this site (spec 1 §7).
 * The deadline is in milliseconds. Its calls never reject: they fail with a refusal, with no
 * response in time, or with a response that its codec rejects, which is reported (spec 2 §8).
 *
 * Throws a TypeError for an address that no call can be sent to, such as `localhost:3000` without its
 * scheme, or a path where there is no site: each call would fail like one without a connection.
 *
 * @example
 * const http = makeHttp({
 *   baseUrl: 'http://localhost:9',
 *   deadline: 15_000,
 *   headers: {},
 *   isOnline: () => false,
 *   report: reportNothing,
 * })
 * const order = await http.get({ path: '/orders', answer: Id })()
 * // → left: { kind: 'Unreachable', because: 'offline' }
 */
export const makeHttp = (needs: HttpNeeds): Http => {
  const { baseUrl } = needs
  if (!isWebAddress(baseUrl) && !isOfThisSite(baseUrl)) {
    throw new TypeError(
      `makeHttp: no call can be sent to the baseUrl "${baseUrl}". It begins with http:// or https://, or in a browser with a slash.`,
    )
  }
  // The paths of calls begin with a slash: with another one before it, no service knows them.
  return httpAt({ ...needs, baseUrl: withoutSlash(baseUrl) })
}
