// Its groups do not capture: recording captures takes a fifth of the time.
const iso8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * The number of a day in the Gregorian calendar, counted from the first day of year 1; month 13 is the
 * next January.
 */
const dayNumber = (year: number, month: number, day: number): number => {
  const past = year - 1
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  // As if February had 30 days, minus what it lacks.
  const lacking = month < 3 ? 0 : isLeap(year) ? 1 : 2
  return 365 * past + leapDays + Math.floor((367 * month - 362) / 12) - lacking + day
}

const epoch = dayNumber(1970, 1, 1)

const isInCalendar = (year: number, month: number, day: number): boolean =>
  day <= 28 || day <= dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)

const twoDigits = (text: string, at: number): number =>
  10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 11 * 0x30

/**
 * An ISO 8601 time with its zone, in milliseconds since the epoch; NaN for any other text. The format
 * of most services, `2026-11-20T15:35:00.000Z`, is computed here, because `Date.parse` takes several
 * times as long.
 */
export const readIsoTime = (text: string): number => {
  if (!iso8601.test(text)) return Number.NaN
  const year = 100 * twoDigits(text, 0) + twoDigits(text, 2)
  const month = twoDigits(text, 5)
  const day = twoDigits(text, 8)
  // Some engines read February 30 as March 2.
  if (!isInCalendar(year, month, day)) return Number.NaN
  const hours = twoDigits(text, 11)
  const minutes = twoDigits(text, 14)
  const seconds = twoDigits(text, 17)
  // Only a time with three digits after its seconds and with `Z` is that long.
  const isPlain =
    text.length === 24 &&
    month > 0 &&
    month < 13 &&
    day > 0 &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60
  if (!isPlain) return Date.parse(text)
  const wholeMinutes = ((dayNumber(year, month, day) - epoch) * 24 + hours) * 60 + minutes
  return (
    wholeMinutes * 60_000 + seconds * 1000 + 10 * twoDigits(text, 20) + (text.charCodeAt(22) - 0x30)
  )
}
