import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readIsoTime } from '../../../src/domain/time/isoTime.ts'

// The years that are written with four digits.
const moment = fc.integer({
  min: Date.parse('0000-01-01T00:00:00.000Z'),
  max: Date.parse('9999-12-31T23:59:59.999Z'),
})

describe('a time that a service has written', () => {
  it('is read as the moment that was written, to the millisecond', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(readIsoTime(new Date(at).toISOString())).toBe(at)
      }),
    )
  })

  it('is read the same in another zone and without milliseconds or seconds', () => {
    const [inIndia, inUtc] = ['2026-11-20T21:05:00.250+05:30', '2026-11-20T15:35:00.250Z']
    expect(readIsoTime(inIndia)).toBe(readIsoTime(inUtc))
    expect(readIsoTime('2026-11-20T15:35:01Z')).toBe(readIsoTime('2026-11-20T15:35:01.000Z'))
    expect(readIsoTime('2026-11-20T15:35Z')).toBe(Date.UTC(2026, 10, 20, 15, 35))
  })

  it('is read on any day that exists', () => {
    for (const day of ['2024-02-29', '2000-02-29', '2026-01-31', '2026-11-30', '2026-12-31']) {
      expect(readIsoTime(`${day}T00:00:00.000Z`)).toBe(Date.parse(day))
    }
  })

  it.each([
    ...['2026-02-29T00:00:00.000Z', '2100-02-29T00:00:00.000Z', '2024-02-30T00:00:00.000Z'],
    ...['2026-04-31T00:00:00.000Z', '2026-12-32T00:00:00.000Z', '2026-11-00T00:00:00.000Z'],
    ...['2026-00-20T00:00:00.000Z', '2026-13-20T00:00:00.000Z', '2026-11-20T25:00:00.000Z'],
    ...['2026-11-20T15:60:00.000Z', '2026-11-20T15:35:60.000Z', '2026-11-20T15:35:00.000'],
    ...['2026-11-20T15:35:00Z (IST)', '2026-11-20T15:35:00.000Z\n', 'Fri 2026-11-20T15:35:00Z'],
    ...['2026-11-20', '', 'yesterday', ' 2026-11-20T15:35:00Z', '+002026-11-20T15:35:00Z'],
  ])('is NaN if it is no valid time: %j', (text) => {
    expect(readIsoTime(text)).toBeNaN()
  })

  it('may be 24:00, the end of a day', () => {
    expect(readIsoTime('2026-11-20T24:00:00.000Z')).toBe(Date.UTC(2026, 10, 21))
  })
})
