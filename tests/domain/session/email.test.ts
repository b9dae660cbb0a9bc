import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { parseEmail } from '../../../src/domain/session/email.ts'

describe('an e-mail address', () => {
  it.each([
    'asha@example.in',
    'asha.rao+goods@mail.example.co.in',
    "o'brien@example.in",
    'a@b.in',
    '1@2.in',
    'asha@163.com',
    `asha@${'a'.repeat(63)}.in`,
    `asha@example.${'a'.repeat(63)}`,
    'asha_rao-99@sub-domain.example.in',
    'ASHA@EXAMPLE.IN',
  ])('may be %s', (text) => {
    expect(parseEmail(text)).toEqual(E.right(text))
  })

  it.each([
    'asha@.example.in',
    'asha@example.i',
    `asha@${'a'.repeat(64)}.in`,
    `asha@example.${'a'.repeat(64)}`,
    'asha@example.in.',
    'asha@exam ple.in',
    'asha,ravi@example.in',
    'Asha <asha@example.in>',
    'asha@example.in\nbcc: ravi@example.in',
  ])('is malformed as %j', (text) => {
    expect(parseEmail(text)).toEqual(E.left({ kind: 'EmailMalformed' }))
  })

  it.each(['asha@example.in\u200b', '\u202aasha@example.in\u202c', ' asha@\u00adexample.in\ufeff'])(
    'is accepted without its invisible characters: %j',
    (text) => {
      expect(parseEmail(text)).toEqual(E.right('asha@example.in'))
    },
  )

  it('is at most 254 characters long', () => {
    const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.in`
    const local = 'x'.repeat(254 - domain.length - 1)
    expect(E.isRight(parseEmail(`${local}@${domain}`))).toBe(true)
    expect(E.isRight(parseEmail(`x${local}@${domain}`))).toBe(false)
  })

  it('has one @ with a dot after it and no white space if it is accepted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
        const parsed = parseEmail(text)
        if (E.isRight(parsed)) expect(parsed.right).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/)
      }),
    )
  })
})
