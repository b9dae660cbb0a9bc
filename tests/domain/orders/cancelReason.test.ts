import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  cancelReasons,
  longestReason,
  parseCancelReason,
  parseReasonWords,
} from '../../../src/domain/orders/cancelReason.ts'
import { anyText } from '../drawn.ts'

/** Marks of direction, a soft hyphen, and spaces of no width. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

describe('the reason for cancelling an order', () => {
  it('is one of five, the customer’s own last', () => {
    expect(cancelReasons).toEqual(['plans', 'slow', 'mistake', 'fare', 'other'])
  })

  it('is required until one is chosen, even with own words', () => {
    expect(parseCancelReason({ chosen: null, ownWords: 'The lift is broken' })).toEqual(
      E.left({ kind: 'ReasonMissing' }),
    )
  })

  it('may be the customer’s own, in at most 500 letters', () => {
    const own = (ownWords: string) => parseCancelReason({ chosen: 'other', ownWords })
    expect(own(' The lift is broken ')).toEqual(
      E.right({ kind: 'other', words: 'The lift is broken' }),
    )
    expect(own('\u200b')).toEqual(E.left({ kind: 'ReasonWordsMissing' }))
    expect(own(' \n')).toEqual(E.left({ kind: 'ReasonWordsMissing' }))
    expect(own(`  ${'a'.repeat(500)}  `)).toEqual(
      E.right({ kind: 'other', words: 'a'.repeat(500) }),
    )
    expect(own('a'.repeat(501))).toEqual(E.left({ kind: 'ReasonWordsTooLong', most: 500 }))
  })

  it('has trimmed words of 1 to 500 letters, or an error', () => {
    const typed = fc.oneof(anyText, fc.string({ maxLength: 2 * longestReason }))
    fc.assert(
      fc.property(typed, (text) => {
        const words = parseReasonWords(text)
        const seen = text.replace(unseen, '').trim()
        if (E.isRight(words)) expect(words.right).toBe(seen)
        expect(E.isRight(words)).toBe(seen !== '' && seen.length <= longestReason)
      }),
    )
  })

  it('needs words only if it is the customer’s own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cancelReasons), anyText, (chosen, ownWords) => {
        const reason = parseCancelReason({ chosen, ownWords })
        const own = E.map((words: string) => ({ kind: 'other', words }))(parseReasonWords(ownWords))
        expect(reason).toEqual(chosen === 'other' ? own : E.right({ kind: chosen }))
      }),
    )
  })
})
