import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { countries } from '../../../config/market/countries.ts'
import type { CountryRules } from '../../../src/domain/market/market.ts'
import { dateText } from '../../../src/domain/time/dateText.ts'
import { marketIn } from '../../support/fares.ts'
import { timesAsked } from '../timesAsked.ts'
import { withoutParts } from '../withoutParts.ts'

const writtenIn = (locale: string) => {
  const { language, country } = marketIn(locale)
  return dateText({ timeZone: country.timeZone, language })
}

const inIndia = writtenIn('en-IN')

describe('a moment', () => {
  it.each([
    ['2026-11-20T18:37:00Z', 'Nov 21 2026, 12:07 AM'],
    ['2026-11-20T18:29:59Z', 'Nov 20 2026, 11:59 PM'],
    ['2026-11-20T18:30:00Z', 'Nov 21 2026, 12:00 AM'],
    ['2026-11-20T06:37:00Z', 'Nov 20 2026, 12:07 PM'],
    ['2026-11-20T15:35:00Z', 'Nov 20 2026, 09:05 PM'],
    ['2026-09-01T00:00:00Z', 'Sep 01 2026, 05:30 AM'],
    ['2026-12-31T18:30:00Z', 'Jan 01 2027, 12:00 AM'],
    ['2028-02-28T18:31:00Z', 'Feb 29 2028, 12:01 AM'],
  ])('%s reads %s in India', (moment, text) => {
    expect(inIndia(Date.parse(moment))).toBe(text)
  })

  it('is written in the time zone of its market', () => {
    const moment = Date.parse('2026-11-20T20:30:00Z')
    expect(writtenIn('en-AE')(moment)).toBe('Nov 21 2026, 12:30 AM')
    expect(writtenIn('en-TR')(moment)).toBe('Nov 20 2026, 11:30 PM')
    expect(writtenIn('bn-BD')(moment)).toBe('নভে ২১ ২০২৬, ০২:৩০ AM')
  })

  it('has the month and AM or PM in its language, in the same order', () => {
    const inTurkiye = writtenIn('tr-TR')
    expect(inTurkiye(Date.parse('2026-11-20T18:05:00Z'))).toBe('Kas 20 2026, 09:05 ÖS')
    expect(inTurkiye(Date.parse('2026-02-01T06:05:00Z'))).toBe('Şub 01 2026, 09:05 ÖÖ')
    const inBangladesh = writtenIn('bn-BD')
    expect(inBangladesh(Date.parse('2026-03-01T15:05:00Z'))).toBe('মার্চ ০১ ২০২৬, ০৯:০৫ PM')
  })

  it.each([
    ['en-IN', '12:00 AM', '12:59 PM'],
    ['en-TR', '12:00 AM', '12:59 PM'],
    ['tr-TR', '12:00 ÖÖ', '12:59 ÖS'],
    ['bn-BD', '১২:০০ AM', '১২:৫৯ PM'],
  ])('shows hour 12 at midnight and at noon in %s', (locale, midnight, noon) => {
    const text = dateText({ timeZone: 'UTC', language: marketIn(locale).language })
    expect(text(Date.UTC(2026, 10, 20))).toMatch(new RegExp(`, ${midnight}$`))
    expect(text(Date.UTC(2026, 10, 20, 12, 59))).toMatch(new RegExp(`, ${noon}$`))
  })

  it.each(['en', 'en-AE', 'en-TR', 'en-TK', 'en-IN'])('is the same English in %s', (locale) => {
    const september = writtenIn(locale)(Date.parse('2026-09-10T08:00:00Z'))
    expect(september).toMatch(/^Sep 10 2026, \d\d:\d\d (AM|PM)$/)
  })

  it.each([
    ['America/New_York', 'en'],
    ['Europe/Istanbul', 'tr-TR'],
    ['Australia/Lord_Howe', 'en'],
    ['Asia/Dhaka', 'bn-BD'],
    ['Africa/Monrovia', 'en'],
  ])(
    'matches what the platform writes for %s, also on days of clock changes',
    (timeZone, language) => {
      const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
        timeZone,
        year: 'numeric',
        month: 'short',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h12',
      })
      const read = (moment: number) => {
        const parts = format.formatToParts(moment)
        const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
        return `${part('month')} ${part('day')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
      }
      const text = dateText({ timeZone, language })
      // Every half hour of a year with two clock changes, and random moments since the year -1.
      for (let moment = Date.UTC(2015, 0); moment < Date.UTC(2016, 0); moment += 1_800_000) {
        if (text(moment) !== read(moment)) expect(text(moment)).toBe(read(moment))
      }
      fc.assert(
        fc.property(fc.integer({ min: Date.UTC(-1, 0), max: Date.UTC(2100, 0) }), (moment) => {
          expect(text(moment)).toBe(read(moment))
        }),
        { numRuns: 1000 },
      )
    },
  )

  it('is always MMM DD YYYY, hh:mm A, half past five hours after UTC', () => {
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
    const two = (part: number) => String(part).padStart(2, '0')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (moment) => {
        const shifted = new Date(moment + 5.5 * 3600 * 1000)
        const hour = shifted.getUTCHours()
        expect(inIndia(moment)).toBe(
          `${months[shifted.getUTCMonth()] ?? ''} ${two(shifted.getUTCDate())} ${shifted.getUTCFullYear()}, ` +
            `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(shifted.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`,
        )
      }),
    )
  })
})

describe('a moment from plain JavaScript', () => {
  const asDate = (text: (moment: number) => string, date: unknown): unknown =>
    Reflect.apply(text, undefined, [date])

  it.each([{}, { utcOffset: 330 }])('may be a Date: %j', (known) => {
    const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en', ...known })
    const moments = [Date.UTC(2026, 10, 20, 15, 35), Date.UTC(2026, 1, 1, 18, 35)]
    const asDates = moments.map((moment) => asDate(text, new Date(moment)))
    expect(asDates).toEqual(['Nov 20 2026, 09:05 PM', 'Feb 02 2026, 12:05 AM'])
    expect(moments.map(text)).toEqual(asDates)
    expect(() => asDate(text, new Date(Number.NaN))).toThrow(RangeError)
    expect(() => asDate(text, undefined)).toThrow(RangeError)
  })
})

describe('a moment whose day and minute were written before', () => {
  const noon = (day: number): number => Date.UTC(2026, 0, day, 12)

  const asked = (write: () => void): number => timesAsked(Intl.DateTimeFormat.prototype, write)

  it.each(['Asia/Kolkata', 'Europe/Istanbul', 'America/New_York'])(
    'is written without the platform in %s',
    (timeZone) => {
      const text = dateText({ timeZone, language: 'en' })
      text(noon(20))
      const written = text(noon(21) + 3_600_000)
      expect(asked(() => text(noon(21) + 59_999))).toBe(0)
      expect(asked(() => text(noon(20) + 3_659_000))).toBe(0)
      expect(text(noon(21) + 3_659_000)).toBe(written)
    },
  )

  it('is written in its own century if its year is below 100', () => {
    const early = new Date(Date.UTC(1950, 0, 1, 12))
    const late = early.getTime()
    early.setUTCFullYear(50)
    const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en' })
    expect([text(early.getTime()), text(late)]).toEqual([
      expect.stringMatching(/^Jan 01 50, /),
      expect.stringMatching(/^Jan 01 1950, /),
    ])
  })

  it('is remembered for up to 4096 days, which are then forgotten', () => {
    const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en' })
    for (let day = 1; day <= 4096; day += 1) text(noon(day))
    expect(asked(() => text(noon(1)))).toBe(0)
    text(noon(4097))
    expect(asked(() => text(noon(1)))).toBeGreaterThan(0)
  })
})

describe('a moment in a time zone with a fixed offset', () => {
  const zones = countries.map(({ timeZone, utcOffset }) => ({ timeZone, utcOffset }))

  it.each(zones)('is written in English as the platform does for $timeZone', (zone) => {
    const { timeZone, utcOffset } = zone
    const known = dateText({ timeZone, language: 'en', utcOffset })
    const asked = dateText({ timeZone, language: 'en' })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) }), (moment) => {
        expect(known(moment)).toBe(asked(moment))
      }),
      { numRuns: 1000 },
    )
  })

  it('is written without the platform in English, and with it in another language', () => {
    const asked = (language: string): number => {
      const text = dateText({ timeZone: 'Europe/Istanbul', language, utcOffset: 180 })
      return timesAsked(Intl.DateTimeFormat.prototype, () => text(Date.UTC(2026, 10, 20)))
    }
    expect(asked('en-TR')).toBe(0)
    expect(asked('tr-TR')).toBeGreaterThan(0)
  })

  it('is written with the time zone if the country has no fixed offset', () => {
    const { timeZone, utcOffset }: CountryRules = {
      ...marketIn('en-IN').country,
      utcOffset: undefined,
    }
    const text = dateText({ timeZone, language: 'en', utcOffset })
    expect(text(Date.UTC(2026, 10, 20, 15, 35))).toBe('Nov 20 2026, 09:05 PM')
  })

  it.each([
    Date.UTC(1000, 0, 2),
    Date.UTC(1000, 0, 2) - 1,
    Date.UTC(9999, 11, 31) - 1,
    Date.UTC(9999, 11, 31),
    Date.UTC(10_000, 0, 2),
    Date.UTC(-50, 0, 2),
  ])('has the same year as the platform: %d', (moment) => {
    // This zone has always had the same offset.
    const style = { timeZone: 'Etc/GMT-5', language: 'en' }
    expect(dateText({ ...style, utcOffset: 300 })(moment)).toBe(dateText(style)(moment))
  })

  it('throws if it is invalid, as the platform does', () => {
    const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en', utcOffset: 330 })
    expect(() => text(Number.NaN)).toThrow(RangeError)
    expect(() => text(9e15)).toThrow(RangeError)
  })
})

describe('a moment on a platform without formatToParts', () => {
  const moments = [Date.UTC(2026, 10, 20, 15, 35), Date.UTC(2026, 1, 1, 18, 35)]

  it.each(['en-US', 'tr-TR', 'bn-BD', 'ar-AE'])(
    'is written in %s by the platform’s own date and time',
    (language) => {
      const timeZone = 'Asia/Kolkata'
      const text = dateText({ timeZone, language })
      const read = withoutParts(Intl.DateTimeFormat.prototype, () => moments.map(text))
      expect(read).toEqual(
        moments.map((moment) => {
          const at = new Date(moment)
          const [date, time] = [
            at.toLocaleDateString(language, { timeZone }),
            at.toLocaleTimeString(language, { timeZone }),
          ]
          return `${date} ${time}`
        }),
      )
    },
  )

  it('is the same as elsewhere in English, which does not need the platform', () => {
    const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en', utcOffset: 330 })
    expect(withoutParts(Intl.DateTimeFormat.prototype, () => moments.map(text))).toEqual([
      'Nov 20 2026, 09:05 PM',
      'Feb 02 2026, 12:05 AM',
    ])
  })
})
