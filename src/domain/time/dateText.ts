import { languageOf } from '../market/market.ts'

/** How a market writes moments. `timeZone` is an IANA name, `language` a BCP 47 tag. */
export type DateStyle = { readonly timeZone: string; readonly language: string }

// The spec's `MMM` and `A` are the American ones; other Englishes write "Sept" and "pm".
const tagOf = (language: string): string => (languageOf(language) === 'en' ? 'en-US' : language)

/**
 * Moments as the product writes them, `MMM DD YYYY, hh:mm A` (spec 1 §9, spec 2 §4): `Nov 20 2026,
 * 09:05 PM`. The order is the same in every language; the month, the half of the day and the digits
 * are the language's own: `Kas 20 2026, 09:05 ÖS`. Moments are milliseconds since the epoch. An
 * unknown time zone throws a RangeError at the first moment.
 *
 * @example
 * const inIndia = dateText({ timeZone: 'Asia/Kolkata', language: 'en-IN' })
 * inIndia(Date.UTC(2026, 10, 20, 15, 35)) // → 'Nov 20 2026, 09:05 PM'
 */
export const dateText = ({ timeZone, language }: DateStyle): ((moment: number) => string) => {
  let format: Intl.DateTimeFormat | null = null
  return (moment) => {
    // Constructing a format costs milliseconds: on first use, once.
    format ??= new Intl.DateTimeFormat(tagOf(language), {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    })
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    return `${part('month')} ${part('day')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
  }
}
