import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { IsoTime } from '../../../src/infrastructure/http/wire.codec.ts'

describe('a time on the wire', () => {
  it.each([
    ['2026-11-20T15:35:00.000Z', Date.UTC(2026, 10, 20, 15, 35)],
    ['2026-11-20T21:05:00+05:30', Date.UTC(2026, 10, 20, 15, 35)],
  ])('is read with its zone: %s', (text, at) => {
    expect(IsoTime.decode(text)).toEqual(E.right(at))
  })

  it.each([
    ['2026-11-20T15:35:00.000'],
    ['2026-02-30T15:35:00Z'],
    ['20 November 2026'],
    [''],
    [1],
    [null],
  ])('is refused where it names no moment: %p', (value) => {
    expect(E.isLeft(IsoTime.decode(value))).toBe(true)
  })
})
