import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { Id, IsoTime } from '../../../src/infrastructure/http/wire.codec.ts'

describe('an id on the wire', () => {
  it.each([
    ['CRN7', 'CRN7'],
    ['9007199254740993', '9007199254740993'],
    [7, '7'],
    [0, '0'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('is read as a text: %p', (value, id) => {
    expect(Id.decode(value)).toEqual(E.right(id))
  })

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1.5],
    [2 ** 53],
    [JSON.parse('9007199254740993')],
    [''],
    [true],
    [null],
    [undefined],
  ])('is refused if it is no id, or may have been rounded: %p', (value) => {
    expect(E.isLeft(Id.decode(value))).toBe(true)
  })
})

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
  ])('is refused if it is no valid time: %p', (value) => {
    expect(E.isLeft(IsoTime.decode(value))).toBe(true)
  })
})
