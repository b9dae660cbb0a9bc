import { languageOf } from '../market/market.ts'

/** How a market writes moments. `timeZone` is an IANA name, `language` a BCP 47 tag. */
export type DateStyle = { readonly timeZone: string; readonly language: string }

const minute = 60_000
const day = 24 * 60 * minute

// The spec's `MMM` and `A` are the American ones; other Englishes write "Sept" and "pm".
const tagOf = (language: string): string => (languageOf(language) === 'en' ? 'en-US' : language)

/** The texts of the day and of the time of a moment, both by `Intl`. */
const writtenByIntl = ({ timeZone, language }: DateStyle) => {
  const format = new Intl.DateTimeFormat(tagOf(language), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  })
  return (moment: number) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    return {
      date: `${part('month')} ${part('day')} ${part('year')}, `,
      time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}`,
    }
  }
}

/** How far the clocks of a zone are before UTC at a whole second, in milliseconds. */
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
    const [month, date, year, ...time] = format.format(moment).split(/\D+/)
    const [hours, minutes, seconds] = time.map(Number)
    return Date.UTC(Number(year), Number(month) - 1, Number(date), hours, minutes, seconds) - moment
  }
}

/** A day of UTC in a zone: how far its clocks are before UTC, or null where `Intl` has to say. */
const steadyOffset = (timeZone: string): ((utcDay: number) => number | null) => {
  const offsetAt = offsetIn(timeZone)
  return (utcDay) => {
    const offset = offsetAt(utcDay * day)
    // Years before 100 are read as others, a century or more away.
    const isSteady = Math.abs(offset) < day && offset === offsetAt((utcDay + 1) * day)
    return isSteady ? offset : null
  }
}

const mostRemembered = 4096

/** Texts and the like by number; as many as a few years have days. */
const remembered = <A>(known: Map<number, A>, key: number, value: A): A => {
  if (known.size >= mostRemembered) known.clear()
  known.set(key, value)
  return value
}

/**
 * Moments by texts that are made once: that of each day, and that of each minute of a day. Days on
 * which the clocks are changed are left to `Intl`, and so is what it refuses.
 */
const writerOf = (style: DateStyle): ((moment: number) => string) => {
  const byIntl = writtenByIntl(style)
  const offsetOf = steadyOffset(style.timeZone)
  const offsets = new Map<number, number | null>()
  const dates = new Map<number, string>()
  const times = new Map<number, string>()
  return (moment) => {
    const utcDay = Math.floor(moment / day)
    let offset = offsets.get(utcDay)
    if (offset === undefined) offset = remembered(offsets, utcDay, offsetOf(utcDay))
    if (offset === null) {
      const { date, time } = byIntl(moment)
      return date + time
    }
    const local = moment + offset
    const localDay = Math.floor(local / day)
    const localMinute = Math.floor((local - localDay * day) / minute)
    const date = dates.get(localDay) ?? remembered(dates, localDay, byIntl(moment).date)
    const time = times.get(localMinute) ?? remembered(times, localMinute, byIntl(moment).time)
    return date + time
  }
}

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
export const dateText = (style: DateStyle): ((moment: number) => string) => {
  let write: ((moment: number) => string) | null = null
  return (moment) => {
    // Constructing a format costs milliseconds: on first use, once.
    write ??= writerOf(style)
    return write(moment)
  }
}
