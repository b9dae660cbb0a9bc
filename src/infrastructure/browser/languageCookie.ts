import Cookies from 'js-cookie'
import { quietly } from './quietly.ts'

const languageCookieName = 'language'

// 18144000 s (spec 1 §9); the library counts in days.
const lifetimeDays = 18_144_000 / 86_400

/** Remembers the language that the visitor chose, unless cookies are forbidden. */
export type LanguageCookie = {
  readonly read: () => string | null
  readonly write: (locale: string) => void
}

/**
 * The cookie that keeps the chosen language for 18,144,000 seconds (spec 1 §9). `secure` says
 * whether the page came over https: on plain http, browsers drop a `Secure` cookie silently.
 *
 * @param page Whether it is secure.
 * @example
 * const language = makeLanguageCookie({ secure: false })
 * language.read() // → null
 * language.write('tr-TR')
 * language.read() // → 'tr-TR'
 */
export const makeLanguageCookie = ({ secure }: { readonly secure: boolean }): LanguageCookie => ({
  read: () => quietly(() => Cookies.get(languageCookieName) ?? null),
  write: (locale) => {
    quietly(() =>
      Cookies.set(languageCookieName, locale, {
        expires: lifetimeDays,
        path: '/',
        sameSite: 'Lax',
        secure,
      }),
    )
  },
})
