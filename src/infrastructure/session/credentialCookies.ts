import { either as E, function as F } from 'fp-ts'
import Cookies from 'js-cookie'
import type { CredentialStore } from '../../application/session/credentials.port.ts'
import type { Credentials } from '../../application/session/customer.port.ts'

const tokenCookieName = 'auth-token'
const mobileCookieName = 'mobile'

// Spec 1 §9; the library counts in days.
const lifetimeDays = 7

const quietly = <A>(reach: () => A, otherwise: A): A =>
  F.pipe(
    E.tryCatch(reach, () => otherwise),
    E.getOrElse((refused) => refused),
  )

const readCookies = (): Credentials | null => {
  const authToken = Cookies.get(tokenCookieName) ?? ''
  const mobile = Cookies.get(mobileCookieName) ?? ''
  return authToken === '' || mobile === '' ? null : { authToken, mobile }
}

const isSame = (kept: Credentials | null, { authToken, mobile }: Credentials): boolean =>
  kept !== null && kept.authToken === authToken && kept.mobile === mobile

/**
 * The credentials in two cookies of the whole site (spec 1 §4); one without the other is none.
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
  let ofThisPage: Credentials | null = null
  const read = () => quietly(readCookies, null)
  return {
    read: () => ofThisPage ?? read(),
    keep: (credentials) => {
      quietly(() => {
        Cookies.set(tokenCookieName, credentials.authToken, { ...place, expires: lifetimeDays })
        Cookies.set(mobileCookieName, credentials.mobile, { ...place, expires: lifetimeDays })
      }, undefined)
      ofThisPage = isSame(read(), credentials) ? null : credentials
    },
    forget: () => {
      ofThisPage = null
      quietly(() => Cookies.remove(tokenCookieName, place), undefined)
      quietly(() => Cookies.remove(mobileCookieName, place), undefined)
    },
  }
}
