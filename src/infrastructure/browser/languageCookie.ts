import { either as E } from 'fp-ts'
import Cookies from 'js-cookie'

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
  read: () =>
    E.toUnion(
      E.tryCatch(
        () => Cookies.get(languageCookieName) ?? null,
        () => null,
      ),
    ),
  write: (locale) => {
    E.tryCatch(
      () =>
        Cookies.set(languageCookieName, locale, {
          expires: lifetimeDays,
          path: '/',
          sameSite: 'Lax',
          secure,
        }),
      () => null,
    )
  },
})
