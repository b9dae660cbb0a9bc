import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { readAnswer } from '../../../src/infrastructure/http/readAnswer.ts'

describe('an answer without a body', () => {
  it.each([200, 204])('is a success of status %d if nothing is read from it', (status) => {
    expect(readAnswer('/a', t.unknown)({ status, text: '' })).toEqual(E.right(undefined))
  })

  it('breaks the contract if something is read from it', () => {
    expect(readAnswer('/a', t.type({ exists: t.boolean }))({ status: 200, text: '' })).toEqual(
      E.left({ kind: 'ContractBroken', call: '/a', paths: ['(whole)'] }),
    )
  })

  it('is an unreadable refusal with any other status', () => {
    expect(readAnswer('/a', t.unknown)({ status: 502, text: '' })).toEqual(
      E.left({ kind: 'RefusalUnreadable', status: 502 }),
    )
  })
})

describe('an answer', () => {
  const Answer = t.type({ vehicles: t.array(t.type({ id: t.number })) })

  it.each([200, 204, 299])('of status %d is a success in the shape of its codec', (status) => {
    const text = '{"vehicles":[{"id":97}]}'
    expect(readAnswer('/a', Answer)({ status, text })).toEqual(E.right({ vehicles: [{ id: 97 }] }))
  })

  it('breaks the contract in another shape, with the path of the fault', () => {
    const text = '{"vehicles":[{"id":97},{"id":"97"}]}'
    expect(readAnswer('/a', Answer)({ status: 200, text })).toEqual(
      E.left({ kind: 'ContractBroken', call: '/a', paths: ['vehicles/1/id'] }),
    )
  })

  it('is refused with the path of each fault once, without the branches of its codec', () => {
    const Fare = t.intersection([
      t.type({ base: t.union([t.type({ value: t.number }), t.null]), currency: t.string }),
      t.partial({ note: t.string }),
    ])
    const text = '{"fares":[{"base":{"value":"Kiran"},"note":5}]}'
    const answer = readAnswer('/a', t.type({ fares: t.array(Fare) }))({ status: 200, text })
    expect(answer).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: '/a',
        paths: ['fares/0/base/value', 'fares/0/base', 'fares/0/currency', 'fares/0/note'],
      }),
    )
    expect(readAnswer('/a', t.string)({ status: 200, text: '{"":1}' })).toEqual(
      E.left({ kind: 'ContractBroken', call: '/a', paths: ['(whole)'] }),
    )
  })

  it.each([199, 300, 304, 404, 500])('of status %d is a refusal with a readable body', (status) => {
    const text = '{"error":"Come back later","vehicles":[]}'
    expect(readAnswer('/a', Answer)({ status, text })).toEqual(
      E.left({
        kind: 'Refused',
        status,
        body: { error: 'Come back later', vehicles: [] },
      }),
    )
  })

  it.each(['<!doctype html>', '{"error"', 'null', '"No."', '["No."]', '7', 'true'])(
    'of status 500 is unreadable as %s',
    (text) => {
      expect(readAnswer('/a', t.unknown)({ status: 500, text })).toEqual(
        E.left({ kind: 'RefusalUnreadable', status: 500 }),
      )
    },
  )
})

it('an HTML page breaks the contract, even if nothing is read from it', () => {
  expect(readAnswer('/a', t.unknown)({ status: 200, text: '<!doctype html>' })).toEqual(
    E.left({ kind: 'ContractBroken', call: '/a', paths: ['(whole)'] }),
  )
})
