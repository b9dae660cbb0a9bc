import { describe, expect, it } from '@jest/globals'
import { linkedMobile } from '../../../src/domain/phone/linkedMobile.ts'

describe('a number that a link carries', () => {
  it.each([
    [' 919876543210', '+919876543210'],
    [' 91 98765-43210', '+91 98765-43210'],
    [' 97517123456', '+97517123456'],
  ])('has the plus again that nobody encoded: %j', (value, number) => {
    expect(linkedMobile(value)).toBe(number)
  })

  it.each([
    ' 09876543210',
    ' 0091 9876543210',
    '0 919876543210',
    ' 9876543210',
    ' 98765 43210',
    '9876543210',
    '',
  ])('has none where there was none: %j', (value) => {
    expect(linkedMobile(value)).toBe(value)
  })
})
