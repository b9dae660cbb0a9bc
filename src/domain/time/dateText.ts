import { languageOf } from '../market/market.ts'

/** How a market writes moments. */
export type DateStyle = {
  /** An IANA name. */
  readonly timeZone: string
  /** A BCP 47 tag. */
  readonly language: string
  /**
   * Minutes that the zone's clocks are ahead of UTC, if the zone no longer changes its clocks. With it,
   * English needs no `Intl`, whose first use takes a tenth of a second on a cheap phone. Times before
   * the last change of the clocks are written by today's clocks.
   */
  readonly utcOffset?: number | undefined
}

const minute = 60_000
const day = 24 * 60 * minute

const isEnglish = (language: string): boolean => languageOf(language) === 'en'

// The spec's `MMM` and `A` are the American ones; other Englishes write "Sept" and "pm".
const tagOf = (language: string): string => (isEnglish(language) ? 'en-US' : language)

type Written = { readonly date: string; readonly time: string }

/** Writes the date and the time of day of a moment. */
type Write = (moment: number) => Written

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Writes in English, by clocks that are `offset` milliseconds ahead of UTC. */
const writtenInEnglish =
  (offset: number): Write =>
  (moment) => {
    const local = new Date(moment + offset)
    const hour = local.getUTCHours()
    const month = months[local.getUTCMonth()] ?? ''
    return {
      date: `${month} ${twoDigits(local.getUTCDate())} ${local.getUTCFullYear()}, `,
      time: `${twoDigits(hour % 12 || 12)}:${twoDigits(local.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`,
    }
  }

const writtenByIntl = ({ timeZone, language }: DateStyle): Write => {
  const tag = tagOf(language)
  const format = new Intl.DateTimeFormat(tag, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    // `hour12` starts at 00 in some languages on some platforms.
    hourCycle: 'h12',
  })
  return (moment: number) => {
    // Hermes on iOS has no `formatToParts`.
    if (!('formatToParts' in format)) {
      const at = new Date(moment)
      return {
        date: `${at.toLocaleDateString(tag, { timeZone })} `,
        time: at.toLocaleTimeString(tag, { timeZone }),
      }
    }
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    return {
      date: `${part('month')} ${part('day')} ${part('year')}, `,
      time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}`,
    }
  }
}

/** How far the clocks of a zone are ahead of UTC at a whole second, in milliseconds. */
const offsetIn = (timeZone: string): ((moment: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  return (moment) => {
    const [month = 1, date, year = 1, ...time] = format.format(moment).split(/\D+/).map(Number)
    return Date.UTC(year, month - 1, date, ...time) - moment
  }
}

/**
 * How far the clocks of a zone are ahead of UTC throughout a UTC day, in milliseconds; null if `Intl`
 * has to decide.
 */
const steadyOffset = (timeZone: string): ((utcDay: number) => number | null) => {
  const offsetAt = offsetIn(timeZone)
  return (utcDay) => {
    const offset = offsetAt(utcDay * day)
    // Years before 100 are read as other years, a century or more away.
    const isSteady = Math.abs(offset) < day && offset === offsetAt((utcDay + 1) * day)
    return isSteady ? offset : null
  }
}

const mostRemembered = 4096

/** Caches a value by number. The cache holds as many entries as a few years have days. */
const remembered = <A>(known: Map<number, A>, key: number, value: A): A => {
  if (known.size >= mostRemembered) known.clear()
  known.set(key, value)
  return value
}

/**
 * Writes moments from cached texts, one per day and one per minute of the day. Days on which the clocks
 * change are left to `Intl`, and so is what `Intl` refuses.
 */
const writerByDay = (
  write: Write,
  offsetOf: (utcDay: number) => number | null,
): ((moment: number) => string) => {
  const offsets = new Map<number, number | null>()
  const dates = new Map<number, string>()
  const times = new Map<number, string>()
  return (moment) => {
    const utcDay = Math.floor(moment / day)
    let offset = offsets.get(utcDay)
    if (offset === undefined) offset = remembered(offsets, utcDay, offsetOf(utcDay))
    if (offset === null) {
      const { date, time } = write(moment)
      return date + time
    }
    const local = moment + offset
    const localDay = Math.floor(local / day)
    const localMinute = Math.floor((local - localDay * day) / minute)
    const date = dates.get(localDay) ?? remembered(dates, localDay, write(moment).date)
    const time = times.get(localMinute) ?? remembered(times, localMinute, write(moment).time)
    return date + time
  }
}

// Years of four digits: `Intl` writes others in its own ways.
const [firstKnown, lastKnown] = [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 31)]

const writerOf = (style: DateStyle): ((moment: number) => string) => {
  const { timeZone, language, utcOffset } = style
  if (utcOffset === undefined || !isEnglish(language)) {
    return writerByDay(writtenByIntl(style), steadyOffset(timeZone))
  }
  const offset = utcOffset * minute
  const write = writerByDay(writtenInEnglish(offset), () => offset)
  let byIntl: ((moment: number) => string) | null = null
  return (moment) => {
    if (moment >= firstKnown && moment < lastKnown) return write(moment)
    byIntl ??= writerByDay(writtenByIntl(style), steadyOffset(timeZone))
    return byIntl(moment)
  }
}

/**
 * Formats moments as the product writes them, `MMM DD YYYY, hh:mm A` (spec 1 §9, spec 2 §4):
 * `Nov 20 2026, 09:05 PM`. The order is the same in every language; the month, the half of the day and
 * the digits are the language's own: `Kas 20 2026, 09:05 ÖS`. Moments are milliseconds since the epoch.
 * Throws a RangeError for a number that is no moment (NaN, or beyond 8.64e15); an unknown time zone or
 * language throws one at the first moment that needs `Intl`.
 *
 * @example
 * const inIndia = dateText({ timeZone: 'Asia/Kolkata', language: 'en-IN' })
 * inIndia(Date.UTC(2026, 10, 20, 15, 35)) // → 'Nov 20 2026, 09:05 PM'
 */
export const dateText = (style: DateStyle): ((moment: number) => string) => {
  let write: ((moment: number) => string) | null = null
  return (moment) => {
    // Constructing a format takes milliseconds, so it is done once, on first use.
    write ??= writerOf(style)
    // Converts a Date passed by plain JavaScript, to which an offset would be appended as text.
    return write(Math.trunc(moment))
  }
}
