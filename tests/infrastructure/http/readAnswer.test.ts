import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { readAnswer } from '../../../src/infrastructure/http/readAnswer.ts'

describe('an answer without a body', () => {
  it.each([200, 204])('is a yes of status %d where nothing is read of it', (status) => {
    expect(readAnswer('/a', t.unknown)({ status, text: '' })).toEqual(E.right(undefined))
  })

  it('breaks the contract where something is', () => {
    expect(readAnswer('/a', t.type({ exists: t.boolean }))({ status: 200, text: '' })).toEqual(
      E.left({ kind: 'ContractBroken', call: '/a', paths: ['(whole)'] }),
    )
  })

  it('is a refusal that cannot be read with any other status', () => {
    expect(readAnswer('/a', t.unknown)({ status: 502, text: '' })).toEqual(
      E.left({ kind: 'RefusalUnreadable', status: 502 }),
    )
  })
})

it('a page is no answer, even where nothing is read', () => {
  expect(readAnswer('/a', t.unknown)({ status: 200, text: '<!doctype html>' })).toEqual(
    E.left({ kind: 'ContractBroken', call: '/a', paths: ['(whole)'] }),
  )
})
