/** The parameters of a link in order; names may repeat. */
export type Query = ReadonlyArray<readonly [name: string, value: string]>

/** A part of a link, percent-decoded; unchanged if it cannot be decoded. */
export const decodedOrAsItIs = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const decoded = (text: string): string => {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  const whole = decodedOrAsItIs(spaced)
  // A stray % is a character that somebody typed; the rest is still decoded.
  return whole === spaced ? spaced.replace(/(?:%[0-9a-f]{2})+/gi, decodedOrAsItIs) : whole
}

const positionOf = (mark: string, text: string, from: number): number => {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at
}

/**
 * The parameters of `?a=1&b=2` in order; the question mark is optional (spec 1 §2). Plus signs become
 * spaces, and a stray `%` is kept. Never throws.
 *
 * @example
 * parseQuery('?sender_name=Asha+Rao&vehicle_id=97')
 * // → [['sender_name', 'Asha Rao'], ['vehicle_id', '97']]
 */
export const parseQuery = (search: string): Query => {
  const query: Array<readonly [string, string]> = []
  let start = search.startsWith('?') ? 1 : 0
  // Each mark is searched for only behind its last position, so no text is scanned twice.
  let equals = -1
  let percent = -1
  let plus = -1
  while (start < search.length) {
    const end = positionOf('&', search, start)
    if (equals < start) equals = positionOf('=', search, start)
    if (percent < start) percent = positionOf('%', search, start)
    if (plus < start) plus = positionOf('+', search, start)
    if (start < end) {
      const nameEnd = equals < end ? equals : end
      const name = search.slice(start, nameEnd)
      const value = equals < end ? search.slice(equals + 1, end) : ''
      const encoded = percent < plus ? percent : plus
      query.push([encoded < nameEnd ? decoded(name) : name, encoded < end ? decoded(value) : value])
    }
    start = end + 1
  }
  return query
}

const loneSurrogate = /\p{Surrogate}/gu

/** A part of a link, percent-encoded; lone surrogates, which no encoding has, become U+FFFD. Never throws. */
export const encodedPart = (text: string): string =>
  encodeURIComponent(text.replace(loneSurrogate, '\ufffd'))

/**
 * The query as text, `a=1&b=2`, percent-encoded (spec 1 §9). Lone surrogates become U+FFFD.
 *
 * @example
 * formatQuery([['sender_name', 'Asha Rao'], ['vehicle_id', '97']])
 * // → 'sender_name=Asha%20Rao&vehicle_id=97'
 */
export const formatQuery = (query: Query): string =>
  query.map(([name, value]) => `${encodedPart(name)}=${encodedPart(value)}`).join('&')

/**
 * The value of a parameter, or null. The first of repeated parameters counts (spec 1 §2).
 *
 * @example
 * firstOf([['crn', 'A1'], ['crn', 'A2']])('crn') // → 'A1'
 * firstOf([])('crn') // → null
 */
export const firstOf =
  (query: Query) =>
  (name: string): string | null =>
    query.find(([key]) => key === name)?.[1] ?? null

/**
 * The query plus those additions whose names it does not have yet: existing parameters are kept, none
 * is duplicated (spec 1 §4).
 *
 * @example
 * withMissing([['brand', 'hathi']])([['brand', 'other'], ['result', 'ok']])
 * // → [['brand', 'hathi'], ['result', 'ok']]
 */
export const withMissing =
  (query: Query) =>
  (additions: Query): Query => [
    ...query,
    ...additions.filter(([name]) => !query.some(([key]) => key === name)),
  ]

/**
 * Splits a query into the named parameters and the rest (spec 1 §2: some are stored and leave the URL).
 *
 * @example
 * parted(new Set(['crn']))([['crn', 'A1'], ['source', 'website']])
 * // → { taken: [['crn', 'A1']], rest: [['source', 'website']] }
 */
export const parted =
  (names: ReadonlySet<string>) =>
  (query: Query): { readonly taken: Query; readonly rest: Query } => ({
    taken: query.filter(([name]) => names.has(name)),
    rest: query.filter(([name]) => !names.has(name)),
  })
