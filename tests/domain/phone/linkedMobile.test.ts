import { describe, expect, it } from '@jest/globals'
import { linkedMobile } from '../../../src/domain/phone/linkedMobile.ts'

describe('the mobile number of a link', () => {
  it.each([
    [' 919876543210', '+919876543210'],
    [' 91 98765-43210', '+91 98765-43210'],
    [' 97517123456', '+97517123456'],
  ])('gets back a plus that was not encoded: %j', (value, number) => {
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
  ])('stays as it is if it had no plus: %j', (value) => {
    expect(linkedMobile(value)).toBe(value)
  })
})
