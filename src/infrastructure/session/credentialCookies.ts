import { either as E, function as F } from 'fp-ts'
import Cookies from 'js-cookie'
import type { CredentialStore, KeptCustomer } from '../../application/session/credentials.port.ts'
import type { Credentials } from '../../application/session/customer.port.ts'
import { knownRequirement } from '../../domain/fare/requirement.ts'

const tokenCookieName = 'auth-token'
const mobileCookieName = 'mobile'
const requirementCookieName = 'requirement'

// Spec 1 §9; the library counts in days.
const lifetimeDays = 7

const quietly = <A>(reach: () => A, otherwise: A): A =>
  F.pipe(
    E.tryCatch(reach, () => otherwise),
    E.getOrElse((refused) => refused),
  )

const readCookies = (): KeptCustomer | null => {
  const authToken = Cookies.get(tokenCookieName) ?? ''
  const mobile = Cookies.get(mobileCookieName) ?? ''
  if (authToken === '' || mobile === '') return null
  const requirement = Cookies.get(requirementCookieName)
  return requirement === undefined
    ? { authToken, mobile }
    : { authToken, mobile, requirement: knownRequirement(requirement) }
}

const isSame = (kept: Credentials | null, { authToken, mobile }: Credentials): boolean =>
  kept !== null && kept.authToken === authToken && kept.mobile === mobile

/**
 * The credentials in two cookies of the whole site (spec 1 §4); one without the other is none. A third
 * one beside them has the requirement.
 * Where the browser keeps no cookies they last as long as the page. `secure` says whether the page
 * came over https: elsewhere a `Secure` cookie is dropped silently.
 *
 * @param page Whether it is secure.
 * @example
 * const cookies = makeCredentialCookies({ secure: false })
 * cookies.read() // → null
 * cookies.keep({ authToken: 'token-of-asha', mobile: '9876543210' })
 * cookies.read() // → { authToken: 'token-of-asha', mobile: '9876543210' }
 * cookies.forget()
 * cookies.read() // → null
 */
export const makeCredentialCookies = ({
  secure,
}: {
  readonly secure: boolean
}): CredentialStore => {
  const place = { path: '/', sameSite: 'Lax', secure } as const
  const forAWeek = { ...place, expires: lifetimeDays }
  let ofThisPage: KeptCustomer | null = null
  const read = () => quietly(readCookies, null)
  return {
    read: () => ofThisPage ?? read(),
    keep: (customer) => {
      const { authToken, mobile, requirement } = customer
      quietly(() => {
        Cookies.set(tokenCookieName, authToken, forAWeek)
        Cookies.set(mobileCookieName, mobile, forAWeek)
        // Not the one of whoever was kept before.
        if (requirement === undefined) Cookies.remove(requirementCookieName, place)
        else Cookies.set(requirementCookieName, requirement, forAWeek)
      }, undefined)
      ofThisPage = isSame(read(), customer) ? null : customer
    },
    forget: () => {
      ofThisPage = null
      quietly(() => Cookies.remove(tokenCookieName, place), undefined)
      quietly(() => Cookies.remove(mobileCookieName, place), undefined)
      quietly(() => Cookies.remove(requirementCookieName, place), undefined)
    },
  }
}
