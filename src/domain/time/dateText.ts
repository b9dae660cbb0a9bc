/**
 * Moments as the product writes them, `MMM DD YYYY, hh:mm A` (spec 1 §9): `Nov 20 2026, 09:05 PM`.
 * `timeZone` is an IANA name; moments are milliseconds since the epoch.
 */
export const dateText = (timeZone: string): ((moment: number) => string) => {
  let format: Intl.DateTimeFormat | null = null
  return (moment) => {
    // Constructing a format costs milliseconds: on first use, once.
    format ??= new Intl.DateTimeFormat('en-US', {
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
