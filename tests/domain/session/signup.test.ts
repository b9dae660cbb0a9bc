import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { agreed } from '../../../src/domain/session/agreedDocument.ts'
import { parseEmail } from '../../../src/domain/session/email.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { india, marketIn } from '../../support/fares.ts'
import { processorTime } from '../../support/processorTime.ts'

describe('an e-mail address', () => {
  it.each(['kiran@hathi.example', 'k.rao+goods@mail.hathi.co.in', 'K_R%1@a-b.example'])(
    '%s is valid',
    (email) => {
      expect(parseEmail(` ${email} `)).toEqual(E.right(email))
    },
  )

  it.each([
    '',
    'kiran',
    'kiran@',
    '@hathi.example',
    'kiran@hathi',
    'kiran@hathi.1',
    'kiran@@hathi.example',
    'ki ran@hathi.example',
    '.kiran@hathi.example',
    'kiran.@hathi.example',
    'ki..ran@hathi.example',
    'kiran@-hathi.example',
    'kiran@hathi-.example',
    'kiran@hathi..example',
    'kiran@hathi.example\n<x>',
    `${'k'.repeat(250)}@hathi.example`,
  ])('%j is malformed', (typed) => {
    expect(parseEmail(typed)).toEqual(E.left({ kind: 'EmailMalformed' }))
  })

  it('is judged quickly, however long or odd it is', () => {
    const took = processorTime(() => {
      for (const piece of ['a', 'a.', 'a-', '@', 'a@a.', '.']) parseEmail(piece.repeat(200_000))
      fc.assert(
        fc.property(
          fc.string({ unit: fc.constantFrom('a', '.', '-', '@', '1', '@a.aa') }),
          (typed) => {
            const parsed = parseEmail(typed)
            if (E.isRight(parsed)) expect(typed.split('@')).toHaveLength(2)
          },
        ),
      )
    })
    expect(took).toBeLessThan(10_000)
  }, 30_000)
})

describe('signing up', () => {
  const form = {
    name: ' Kiran  Rao ',
    mobile: '+91 98123 45678',
    email: 'kiran@hathi.example',
    whatsappConsent: true,
  }

  it('takes a name, a mobile and an e-mail, and the consent as it was given', () => {
    expect(parseSignup(india)(form)).toEqual(
      E.right({
        name: 'Kiran Rao',
        mobile: '9812345678',
        email: 'kiran@hathi.example',
        whatsappConsent: true,
      }),
    )
    expect(parseSignup(india)({ ...form, whatsappConsent: false })).toMatchObject({
      right: { whatsappConsent: false },
    })
  })

  it('reports everything that is wrong at once', () => {
    expect(parseSignup(india)({ ...form, name: 'Al', mobile: '', email: 'x' })).toEqual(
      E.left({
        name: { kind: 'NameTooShort', least: 3 },
        mobile: { kind: 'MobileMissing' },
        email: { kind: 'EmailMalformed' },
      }),
    )
  })

  it('reports only what is wrong', () => {
    expect(parseSignup(india)({ ...form, email: '' })).toEqual(
      E.left({ email: { kind: 'EmailMalformed' } }),
    )
    expect(parseSignup(india)({ ...form, name: '' })).toEqual(
      E.left({ name: { kind: 'NameMissing' } }),
    )
    expect(parseSignup(marketIn('en-AE'))(form)).toEqual(
      E.left({ mobile: { kind: 'MobileMalformed', country: 'AE' } }),
    )
  })
})

describe('agreeing to documents', () => {
  it('records the documents that were shown, and when', () => {
    const documents = [
      { type: 'terms_of_service', url: 'https://hathi.example/terms' },
      { type: 'privacy_policy', url: 'https://hathi.example/privacy' },
    ] as const
    expect(agreed(documents, 17)).toEqual(documents.map((shown) => ({ ...shown, agreedAt: 17 })))
  })
})
