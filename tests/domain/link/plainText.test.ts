import { describe, expect, it } from '@jest/globals'
import { plainText, shortText } from '../../../src/domain/link/plainText.ts'

describe('a text from a link', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['', ''],
    [' \t\r\n ', ''],
    [' Asha  Rao\n', 'Asha Rao'],
    ['Asha\u0000\u0007Rao', 'Asha Rao'],
    ['Asha\u2028Rao', 'Asha Rao'],
    ['\u202egnilrats\u202c', 'gnilrats'],
    ['a\u2067b\u2069c\u200fd', 'abcd'],
    ['a\ud83db\ude9a', 'ab'],
    ['আশা 🚚', 'আশা 🚚'],
  ])('%j is %j on one line', (raw, text) => {
    expect(plainText(20)(raw)).toBe(text)
  })

  it('ends at its limit, however much of it is removed', () => {
    expect(plainText(4)('Asha Rao')).toBe('Asha')
    expect(plainText(5)('Asha Rao')).toBe('Asha')
    expect(plainText(4)('\u202eAsha')).toBe('Ash')
    expect(plainText(3)('ab🚚')).toBe('ab')
    expect(shortText('7'.repeat(61))).toBe('7'.repeat(60))
  })
})
