import Cookies from 'js-cookie'
import type { CredentialStore, KeptCustomer } from '../../application/session/credentials.port.ts'
import { namedRequirement } from '../../domain/fare/requirement.ts'
import { quietly } from '../browser/quietly.ts'

const tokenCookieName = 'auth-token'
const mobileCookieName = 'mobile'
const requirementCookieName = 'requirement'

// Spec 1 §9; the library counts in days.
const lifetimeDays = 7

const readCookies = (): KeptCustomer | null => {
  const authToken = Cookies.get(tokenCookieName)
  const mobile = Cookies.get(mobileCookieName)
  const requirement = namedRequirement(Cookies.get(requirementCookieName) ?? null)
  return authToken && mobile ? { authToken, mobile, requirement } : null
}

/** What `makeCredentialCookies` needs of the page and the browser. */
export type CredentialCookiesNeeds = {
  /** Whether the page came over https: on plain http, browsers drop a `Secure` cookie silently. */
  readonly secure: boolean
  readonly noteDeparture: () => void
}

/**
 * Keeps the credentials in two cookies of the whole site (spec 1 §4); one without the other counts
 * as none. A third cookie holds the requirement, once the customer named one. Where the browser
 * keeps no cookies, the credentials last as long as the page. A customer who leaves is noted.
 *
 * @example
 * let departures = 0
 * const cookies = makeCredentialCookies({ secure: false, noteDeparture: () => (departures += 1) })
 * cookies.read() // → null
 * const asha = { authToken: 'token-of-asha', mobile: '9876543210', requirement: 'business' } as const
 * cookies.keep(asha)
 * cookies.read() // → asha
 * cookies.forget('left')
 * cookies.read() // → null
 * departures // → 1
 */
export const makeCredentialCookies = ({
  secure,
  noteDeparture,
}: CredentialCookiesNeeds): CredentialStore => {
  const place = { path: '/', sameSite: 'Lax', secure } as const
  const forAWeek = { expires: lifetimeDays, ...place }
  let ofThisPage: KeptCustomer | null = null
  return {
    read: () => ofThisPage ?? quietly(readCookies),
    keep: (customer) => {
      quietly(() => {
        Cookies.set(tokenCookieName, customer.authToken, forAWeek)
        Cookies.set(mobileCookieName, customer.mobile, forAWeek)
        if (customer.requirement === null) Cookies.remove(requirementCookieName, place)
        else Cookies.set(requirementCookieName, customer.requirement, forAWeek)
      })
      const kept = quietly(readCookies)
      const isKept = kept?.authToken === customer.authToken && kept.mobile === customer.mobile
      ofThisPage = isKept ? null : customer
    },
    forget: (why) => {
      if (why === 'left') noteDeparture()
      ofThisPage = null
      for (const name of [tokenCookieName, mobileCookieName, requirementCookieName]) {
        quietly(() => Cookies.remove(name, place))
      }
    },
  }
}
