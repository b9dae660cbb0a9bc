/** The parameters of a link in their order; a name may repeat. */
export type Query = ReadonlyArray<readonly [name: string, value: string]>

const decoded = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // A stray % is a character that somebody typed, not a reason to lose the parameter.
    return spaced
  }
}

/** The parameters of `?a=1&b=2`; the question mark may be missing. Never throws. */
export const parseQuery = (search: string): Query =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0
        ? [decoded(pair), '']
        : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))]
    })

const loneSurrogate = /\p{Surrogate}/gu

const encoded = (text: string): string => encodeURIComponent(text.replace(loneSurrogate, '\ufffd'))

/** `a=1&b=2`, percent-encoded; lone surrogates become U+FFFD. */
export const formatQuery = (query: Query): string =>
  query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')

/** The first value of a name, or null. */
export const firstOf =
  (query: Query) =>
  (name: string): string | null =>
    query.find(([key]) => key === name)?.[1] ?? null

/** The query with each addition whose name it does not carry yet: what it has is kept, none is doubled. */
export const withMissing =
  (query: Query) =>
  (additions: Query): Query => [
    ...query,
    ...additions.filter(([name]) => !query.some(([key]) => key === name)),
  ]

/** The query cut in two: the parameters named, and the rest. */
export const parted =
  (names: ReadonlySet<string>) =>
  (query: Query): { readonly taken: Query; readonly left: Query } => ({
    taken: query.filter(([name]) => names.has(name)),
    left: query.filter(([name]) => !names.has(name)),
  })
