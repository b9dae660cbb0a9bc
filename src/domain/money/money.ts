/**
 * An amount in the main unit of its currency: rupees, not paise. `value` is finite: codecs refuse anything else, and a
 * format would write it as it is, `₹NaN` or `₹∞`.
 */
export type Money = { readonly value: number; readonly currency: string }

/** How amounts of a currency look in ASCII digits: `₹1,23,456.50`. */
export type AmountLook = {
  /** ISO 4217. */
  readonly currency: string
  /** The texts before the first digit and after the last. */
  readonly before: string
  readonly after: string
  /** The separator before the last three whole digits, and between the groups before those. */
  readonly group: string
  /** The number of digits in those earlier groups: 2 in India. */
  readonly groupDigits: 2 | 3
  readonly decimal: string
}

/** How a market writes amounts. A `Market` has this shape. */
export type MoneyStyle = {
  /** A BCP 47 tag, which decides digits, grouping and signs. */
  readonly language: string
  /**
   * Known formats, by currency code (compared exactly). For these, `Intl`, whose first use takes a
   * tenth of a second on a cheap phone, is needed only for rare amounts: negative ones, and some with
   * more decimals than are written, where it decides the rounding. A format must therefore be the one
   * that `Intl` writes in the language, or those amounts look different from the rest.
   */
  readonly amounts?: readonly AmountLook[] | undefined
}

type WriteAmount = (value: number) => string

/** The `Intl` formats without decimals and with 2. */
type Formats = { readonly whole: Intl.NumberFormat; readonly exact: Intl.NumberFormat }

const formatsOf = (language: string, currency: string): Formats => {
  const withDecimals = (decimals: 0 | 2) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'symbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  return { whole: withDecimals(0), exact: withDecimals(2) }
}

const writtenByIntl =
  ({ whole, exact }: Formats): WriteAmount =>
  (value) => {
    if (Math.abs(value) < 0.005) return whole.format(0)
    const text = exact.format(value)
    return text === exact.format(Math.round(value)) ? whole.format(value) : text
  }

/** A lookup table that builds amounts that are not negative, in ASCII digits. */
type Pattern = {
  /** The beginnings of amounts, up to the first separator, indexed by the number there. */
  readonly beginnings: readonly string[]
  /** The last three whole digits with the separator before them. */
  readonly thousands: readonly string[]
  /** The same for the groups before those, of two digits in India and three elsewhere. */
  readonly groups: readonly string[]
  /**
   * What follows the whole units, indexed by hundredths. For zero hundredths, only what ends every
   * amount.
   */
  readonly ends: readonly string[]
}

const digitTexts = (digits: number, before: string): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => before + String(number).padStart(digits, '0'))

const patternOf = (look: Omit<AmountLook, 'currency'>): Pattern => {
  const { before, after, group, groupDigits, decimal } = look
  const [, ...fractions] = digitTexts(2, decimal)
  return {
    beginnings: Array.from({ length: 1000 }, (_, number) => `${before}${number}`),
    thousands: digitTexts(3, group),
    groups: digitTexts(groupDigits, group),
    ends: ['', ...fractions].map((fraction) => fraction + after),
  }
}

/** The look of a format's amounts, read off an amount that shows all of it. */
const lookOf = ({ exact }: Formats): Omit<AmountLook, 'currency'> => {
  const parts = exact.formatToParts(12_345_678_901.25)
  const textOf = (wanted: Intl.NumberFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  const joined = (some: readonly Intl.NumberFormatPart[]): string =>
    some.map(({ value }) => value).join('')
  const whole = parts.filter(({ type }) => type === 'integer').map(({ value }) => value)
  const first = parts.findIndex(({ type }) => type === 'integer')
  const last = parts.findIndex(({ type }) => type === 'fraction')
  return {
    before: joined(parts.slice(0, first)),
    after: joined(parts.slice(last + 1)),
    group: textOf('group'),
    groupDigits: whole[1]?.length === 2 ? 2 : 3,
    decimal: textOf('decimal'),
  }
}

const writtenBy = (
  { beginnings, thousands, groups, ends }: Pattern,
  hundredths: number,
): string => {
  const whole = Math.floor(hundredths / 100)
  let text = ends[hundredths - 100 * whole] ?? ''
  if (whole < 1000) return (beginnings[whole] ?? '') + text
  let rest = Math.floor(whole / 1000)
  text = (thousands[whole - 1000 * rest] ?? '') + text
  while (rest >= groups.length) {
    const next = Math.floor(rest / groups.length)
    text = (groups[rest - groups.length * next] ?? '') + text
    rest = next
  }
  return (beginnings[rest] ?? '') + text
}

const limit = 1e14

// Numbers of every length, with every kind of ending. They expose a language that groups only from five
// digits on, or that writes its own digits.
const probes = Array.from({ length: 13 }, (_, length) =>
  Math.floor(1.234_567_890_123_4 * 10 ** length),
).flatMap((value) => [value, value + 0.05, value + 0.5])

/** Writes by pattern where that is possible, otherwise by `Intl`. */
const byPattern =
  (pattern: Pattern, byIntl: WriteAmount): WriteAmount =>
  (value) => {
    const hundredths = Math.round(100 * value)
    // Near a half, correct rounding needs the decimal digits of the number, which the product has lost.
    return hundredths >= 0 && hundredths < limit && Math.abs(100 * value - hundredths) < 0.4
      ? writtenBy(pattern, hundredths)
      : byIntl(value)
  }

/** The writer for one currency: by pattern if its output is identical, else by `Intl`. */
const writerOf = (language: string, currency: string): WriteAmount => {
  const formats = formatsOf(language, currency)
  const byIntl = writtenByIntl(formats)
  // Hermes on iOS has no `formatToParts`.
  if (!('formatToParts' in formats.exact)) return byIntl
  const pattern = patternOf(lookOf(formats))
  const isSame = probes.every(
    (value) => writtenBy(pattern, Math.round(100 * value)) === byIntl(value),
  )
  return isSame ? byPattern(pattern, byIntl) : byIntl
}

/** The writer for a known look. `Intl` is created only when needed. */
const knownWriter = (language: string, { currency, ...look }: AmountLook): WriteAmount => {
  let byIntl: WriteAmount | null = null
  return byPattern(patternOf(look), (value) => {
    byIntl ??= writtenByIntl(formatsOf(language, currency))
    return byIntl(value)
  })
}

/**
 * Formats amounts as a market writes them: whole amounts without decimals, others with 2 (spec 1 §9).
 * Whether an amount is whole is decided after rounding, and there is no minus zero. Create the format
 * once and use it for all amounts.
 *
 * Throws a RangeError for an invalid language tag, or for a currency that is not three letters, at the
 * first amount that needs `Intl`: the very first one, or where the look is known, the first that is
 * negative, a million million or more, or about half way between two hundredths (745.125). Three
 * letters that are no currency are written as they are: `ZZZ`.
 *
 * @example
 * const inRupees = moneyFormat({ language: 'en-IN' })
 * inRupees({ value: 123456, currency: 'INR' }) // → '₹1,23,456'
 * inRupees({ value: 745.5, currency: 'INR' }) // → '₹745.50'
 */
export const moneyFormat = ({ language, amounts = [] }: MoneyStyle): ((money: Money) => string) => {
  const writers = new Map<string, WriteAmount>()
  return ({ value, currency }) => {
    // Constructing a format takes milliseconds, so it is done once, on first use.
    const there = writers.get(currency)
    if (there !== undefined) return there(value)
    const look = amounts.find((candidate) => candidate.currency === currency)
    const made = look === undefined ? writerOf(language, currency) : knownWriter(language, look)
    writers.set(currency, made)
    return made(value)
  }
}
