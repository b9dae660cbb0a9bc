const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/**
 * The tags of `Accept-Language`, in the order of the visitor's preference. Each is read as far as it
 * is one: of `tr_TR`, as programs write it, the language remains.
 */
export const languagesAsked = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').flatMap((part) => /^\s*([a-z-]+)/i.exec(part)?.[1] ?? [])

export type Locales = { readonly locales: readonly string[]; readonly defaultLocale: string }

/**
 * The locale for a visitor whose path names none: the one chosen before, else the first supported
 * language.
 */
export const bestLocale =
  ({ locales, defaultLocale }: Locales) =>
  (chosen: string | undefined, asked: readonly string[]): string => {
    const listed = (tag: string | undefined) =>
      locales.find((locale) => locale.toLowerCase() === tag?.toLowerCase())
    const kept = listed(chosen)
    if (kept !== undefined) return kept
    for (const tag of asked) {
      // Nearly every browser sends `en`, which says nothing about the country of the locale with
      // that name.
      const same = tag.toLowerCase() === languageOf(defaultLocale) ? undefined : listed(tag)
      if (same !== undefined) return same
      if (languageOf(tag) === languageOf(defaultLocale)) return defaultLocale
      const sameLanguage = locales.find((locale) => languageOf(locale) === languageOf(tag))
      if (sameLanguage !== undefined) return sameLanguage
    }
    return defaultLocale
  }
