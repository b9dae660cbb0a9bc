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

/**
 * Keeps the credentials in two cookies of the whole site (spec 1 §4); one without the other counts
 * as none. A third cookie holds the requirement, once the customer named one. Where the browser
 * keeps no cookies, the credentials last as long as the page. `secure` says whether the page came
 * over https: on plain http, browsers drop a `Secure` cookie silently.
 *
 * @param page Whether it is secure.
 * @example
 * const cookies = makeCredentialCookies({ secure: false })
 * cookies.read() // → null
 * const asha = { authToken: 'token-of-asha', mobile: '9876543210', requirement: 'business' } as const
 * cookies.keep(asha)
 * cookies.read() // → asha
 * cookies.forget()
 * cookies.read() // → null
 */
export const makeCredentialCookies = ({
  secure,
}: {
  readonly secure: boolean
}): CredentialStore => {
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
    forget: () => {
      ofThisPage = null
      for (const name of [tokenCookieName, mobileCookieName, requirementCookieName]) {
        quietly(() => Cookies.remove(name, place))
      }
    },
  }
}
