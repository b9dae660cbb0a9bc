import { describe, expect, it } from '@jest/globals'
import { isPresent } from '../../../src/domain/form/isPresent.ts'

describe('a text', () => {
  it.each(['a', ' a ', '0', 'আ', '🚚', '\u200ba', '.'])(
    'is present if it has anything visible: %j',
    (text) => {
      expect(isPresent(text)).toBe(true)
    },
  )

  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\ufeff', '\u0000', ' \u200e ', '\ud83d'])(
    'is not present if it has only spaces and invisible characters: %j',
    (text) => {
      expect(isPresent(text)).toBe(false)
    },
  )
})
