/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { begunOrder } from '../../src/application/booking/kept/keptOrder.ts'
import { memories } from '../../src/composition/memories.ts'
import { wholeDraft } from '../support/booking.ts'
import { india } from '../support/fares.ts'

const texts = new Map<string, string>()
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  },
})

describe('the memories of a tab', () => {
  it('are made once per secret, and recall only with that secret', async () => {
    const order = begunOrder(india)(wholeDraft)
    await memories('one').order.keep(order)()
    expect(memories('one')).toBe(memories('one'))
    expect(await memories('one').order.recall()).toEqual(E.right(order))
    expect(await memories('other').order.recall()).toEqual(E.right(null))
  })
})
