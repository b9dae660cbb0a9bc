/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { KeptParams } from '../../../src/application/fare/fareMemory.port.ts'
import { fareDraft } from '../../../src/domain/fare/fareDraft.ts'
import {
  makeLazyFormMemory,
  makeLazyMemory,
} from '../../../src/infrastructure/browser/lazyMemory.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../../../src/infrastructure/fare/fareMemory.ts'
import { filledForm, india } from '../../support/fares.ts'

const makeTab = () => {
  const texts = new Map<string, string>()
  const storage = () => ({
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  })
  const secrets = () => makeSecretStore({ storage, crypto, secret: 'a development secret' })
  return { texts, storage, secrets }
}

const draft = fareDraft({ market: india, landing: [] })(filledForm)
const params: KeptParams = { country: 'IN', params: [['customer_name', 'Asha Rao']] }

describe('an estimate’s memory', () => {
  it('recalls form and parameters after a reload, each by its own name and encrypted', async () => {
    const { texts, secrets } = makeTab()
    const before = makeFareMemory(secrets())
    await before.draft.keep(draft)()
    await before.params.keep(params)()
    const after = makeFareMemory(secrets())
    expect(await after.draft.recall()).toEqual(E.right(draft))
    expect(await after.params.recall()).toEqual(E.right(params))
    expect([...texts.keys()].sort()).toEqual(['fe_draft', 'fe_params'])
    expect([...texts.values()].join()).not.toContain('Asha Rao')
  })

  it('forgets the form without the parameters', async () => {
    const memory = makeFareMemory(makeTab().secrets())
    await memory.draft.keep(draft)()
    await memory.params.keep(params)()
    await memory.draft.forget()
    expect(await memory.draft.recall()).toEqual(E.right(null))
    expect(await memory.params.recall()).toEqual(E.right(params))
  })

  it('that is loaded later recalls what was kept before a reload', async () => {
    const { storage, secrets } = makeTab()
    const before = makeFareMemory(secrets())
    await before.draft.keep(draft)()
    await before.params.keep(params)()
    const lazy = makeLazyMemory({ load: async () => makeFareMemory(secrets()), storage })
    const late = {
      draft: makeLazyFormMemory(lazy, 'fe_draft', (memory) => memory.draft),
      params: makeLazyFormMemory(lazy, 'fe_params', (memory) => memory.params),
    }
    expect(await late.draft.recall()).toEqual(E.right(draft))
    expect(await late.params.recall()).toEqual(E.right(params))
  })

  it.each(['no JSON', '{}', '[["name"]]'])('recalls nothing if %s was kept', async (text) => {
    const store = makeTab().secrets()
    await store.keep('fe_draft', text)()
    await store.keep('fe_params', text)()
    const memory = makeFareMemory(store)
    expect(await memory.draft.recall()).toEqual(E.right(null))
    expect(await memory.params.recall()).toEqual(E.right(null))
  })
})
