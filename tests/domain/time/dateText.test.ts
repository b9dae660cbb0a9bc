import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dateText } from '../../../src/domain/time/dateText.ts'

const inIndia = dateText('Asia/Kolkata')

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
    expect(dateText('Asia/Dubai')(moment)).toBe('Nov 21 2026, 12:30 AM')
    expect(dateText('Europe/Istanbul')(moment)).toBe('Nov 20 2026, 11:30 PM')
    expect(dateText('Asia/Dhaka')(moment)).toBe('Nov 21 2026, 02:30 AM')
  })

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
      { numRuns: 1000 },
    )
  })
})
