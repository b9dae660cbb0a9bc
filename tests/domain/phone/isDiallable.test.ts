import { describe, expect, it } from '@jest/globals'
import { isDiallable } from '../../../src/domain/phone/isDiallable.ts'

describe('a number', () => {
  it.each([
    '9845012345',
    '+91 98450 12345',
    '(080) 4567-8901',
    '080.4567.8901',
    '080–4567',
    '\u200e9845012345\u202c',
    '\t1\n',
    '৯৮৪৫০১২৩৪৫',
    '0',
  ])('written as %j can be dialled', (number) => {
    expect(isDiallable(number)).toBe(true)
  })

  it.each(['', ' ', '+', '(-)', '98450XXXXX', '98450*****', '9845०x', '1;2', 'tel:1', '१२३ext4'])(
    'written as %j cannot be dialled',
    (number) => {
      expect(isDiallable(number)).toBe(false)
    },
  )
})
