/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import type { AuthDraft } from '../../../src/application/session/authDraft.ts'
import { leadDraft } from '../../../src/domain/lead/leadDraft.ts'
import { emptyLeadForm } from '../../../src/domain/lead/leadForm.ts'
import { emptyRegistration } from '../../../src/domain/partner/registration.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeLeadMemory } from '../../../src/infrastructure/lead/leadMemory.ts'
import { makeRegistrationMemory } from '../../../src/infrastructure/partner/registrationMemory.ts'
import { makeAuthMemory } from '../../../src/infrastructure/session/authMemory.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { india } from '../../support/fares.ts'
import { tataAce } from '../../support/partner.ts'

const makeTab = () => {
  const texts = new Map<string, string>()
  const reload = () =>
    makeSecretStore({
      storage: () => ({
        getItem: (name) => texts.get(name) ?? null,
        setItem: (name, text) => void texts.set(name, text),
        removeItem: (name) => void texts.delete(name),
      }),
      crypto,
      secret: 'a development secret',
    })
  return { texts, reload }
}

const draftOf = leadDraft({ market: india })

const malformed = ['no JSON', 'null', '[]', '{}', '{"form":{},"country":"IN"}', '{"name":"Rao"}']

describe('a lead’s memory', () => {
  it.each([
    ['an empty form', draftOf(emptyLeadForm(india, 'trucks'))],
    ['a filled one', draftOf(filledLead)],
    [
      'one with words for a place',
      draftOf({ ...filledLead, drop: { status: 'typed', text: 'Ko' } }),
    ],
  ])('recalls %s after a reload as it was, and writes nothing of it in clear', async (_, draft) => {
    const tab = makeTab()
    await makeLeadMemory(tab.reload()).keep(draft)()
    expect(await makeLeadMemory(tab.reload()).recall()).toEqual(E.right(draft))
    expect([...tab.texts.keys()]).toEqual(['sl_draft'])
    expect([...tab.texts.values()].join()).not.toContain(filledLead.name)
  })

  it.each(malformed)('recalls nothing if %s was kept under its name', async (text) => {
    const store = makeTab().reload()
    await store.keep('sl_draft', text)()
    expect(await makeLeadMemory(store).recall()).toEqual(E.right(null))
  })

  it('recalls nothing once it has forgotten', async () => {
    const memory = makeLeadMemory(makeTab().reload())
    await memory.keep(draftOf(filledLead))()
    expect(await memory.forget()).toEqual(E.right(undefined))
    expect(await memory.recall()).toEqual(E.right(null))
  })
})

describe('a kept place', () => {
  it.each(['1e999', '-1e999', '"12"'])('is not recalled if its latitude is %s', async (lat) => {
    const store = makeTab().reload()
    const kept = JSON.stringify(draftOf(filledLead))
    await store.keep('sl_draft', kept.replace(/"lat":[0-9.]+/, `"lat":${lat}`))()
    expect(await makeLeadMemory(store).recall()).toEqual(E.right(null))
  })
})

describe('a registration’s memory', () => {
  const filled = {
    ...emptyRegistration(partners),
    name: 'Balwinder Singh',
    mobile: '+91 98123-45678',
    vehicle: tataAce,
    infoSource: 'fos',
  }

  it.each([
    ['an empty form', { ...emptyRegistration(partners), city: null }],
    ['a filled one', filled],
  ])('recalls %s after a reload as it was, and writes nothing of it in clear', async (_, form) => {
    const tab = makeTab()
    await makeRegistrationMemory(tab.reload()).keep(form)()
    expect(await makeRegistrationMemory(tab.reload()).recall()).toEqual(E.right(form))
    expect([...tab.texts.keys()]).toEqual(['pr_draft'])
    expect([...tab.texts.values()].join()).not.toContain('Balwinder')
  })

  it.each(malformed)('recalls nothing if %s was kept under its name', async (text) => {
    const store = makeTab().reload()
    await store.keep('pr_draft', text)()
    expect(await makeRegistrationMemory(store).recall()).toEqual(E.right(null))
  })

  it.each(['1e999', '0.5'])('recalls nothing if the id of the vehicle is %s', async (id) => {
    const store = makeTab().reload()
    const kept = JSON.stringify({ ...filled, vehicle: { id: 3, name: 'Tata Ace' } })
    await store.keep('pr_draft', kept.replace('"id":3', `"id":${id}`))()
    expect(await makeRegistrationMemory(store).recall()).toEqual(E.right(null))
  })

  it('recalls nothing once it has forgotten', async () => {
    const memory = makeRegistrationMemory(makeTab().reload())
    await memory.keep(filled)()
    expect(await memory.forget()).toEqual(E.right(undefined))
    expect(await memory.recall()).toEqual(E.right(null))
  })
})

describe('a login’s memory', () => {
  const known = {
    name: 'Ravi Kumar',
    mobile: '9812345678',
    email: 'ravi@example.in',
    requirement: 'business',
    whatsappConsent: false,
  }
  const signup: AuthDraft = {
    country: 'IN',
    url: 'https://hathi.example/en-IN',
    keptAt: 1_763_000_000_000,
    start: { checksExistence: true, followUp: null },
    known,
    code: null,
  }
  const sendings = { nextAt: 1_763_000_030_000, resends: 2 }
  const code = { agreedAt: 1_763_000_000_000, sendings }

  it.each([
    ['a signup', signup],
    ['the code of somebody new', { ...signup, code }],
    ['the code of a customer', { ...signup, code: { agreedAt: null, sendings } }],
    [
      'a login for a booking',
      {
        ...signup,
        start: { checksExistence: false, followUp: { kind: 'bookVehicle' as const, vehicleId: 3 } },
      },
    ],
  ])('recalls %s after a reload as it was, and writes nothing of it in clear', async (_, draft) => {
    const tab = makeTab()
    await makeAuthMemory(tab.reload()).keep(draft)()
    expect(await makeAuthMemory(tab.reload()).recall()).toEqual(E.right(draft))
    expect([...tab.texts.keys()]).toEqual(['au_draft'])
    expect([...tab.texts.values()].join()).not.toContain('Ravi')
  })

  it.each([
    ['an order', { kind: 'placeOrder' }],
    ['a booking of nothing', { kind: 'bookVehicle' }],
    ['an event, as it was kept before', { type: 'fareResults/bookingRequested', payload: {} }],
  ])('recalls nothing of a login that %s was to follow', async (_, followUp) => {
    const store = makeTab().reload()
    const start = { checksExistence: true, followUp }
    await store.keep('au_draft', JSON.stringify({ ...signup, start }))()
    expect(await makeAuthMemory(store).recall()).toEqual(E.right(null))
  })

  it.each([
    ['kept', 'keptAt', '1e999'],
    ['kept', 'keptAt', '-1'],
    ['agreed to', 'agreedAt', '1e999'],
    ['agreed to', 'agreedAt', '8640000000000001'],
    ['agreed to', 'agreedAt', '-1'],
    ['followed by', 'vehicleId', '1e999'],
    ['followed by', 'vehicleId', '0.5'],
    ['sent next', 'nextAt', '1e999'],
    ['sent next', 'nextAt', '-1'],
    ['sent', 'resends', '1e999'],
    ['sent', 'resends', '-1'],
    ['sent', 'resends', '0.5'],
  ])('recalls nothing if what was %s has the %s %s', async (_, name, value) => {
    const start = { checksExistence: false, followUp: { kind: 'bookVehicle', vehicleId: 3 } }
    const kept = JSON.stringify({ ...signup, start, code })
    const text = kept.replace(new RegExp(`"${name}":[0-9]+`), `"${name}":${value}`)
    expect(text).not.toBe(kept)
    const store = makeTab().reload()
    await store.keep('au_draft', text)()
    expect(await makeAuthMemory(store).recall()).toEqual(E.right(null))
  })

  it('recalls the code of a new customer in its earlier format', async () => {
    const store = makeTab().reload()
    await store.keep(
      'au_draft',
      JSON.stringify({ ...signup, code: { isNewcomer: true, ...code } }),
    )()
    expect(await makeAuthMemory(store).recall()).toMatchObject({ right: { code } })
  })

  it.each(malformed)('recalls nothing if %s was kept under its name', async (text) => {
    const store = makeTab().reload()
    await store.keep('au_draft', text)()
    expect(await makeAuthMemory(store).recall()).toEqual(E.right(null))
  })

  it('recalls nothing once it has forgotten', async () => {
    const memory = makeAuthMemory(makeTab().reload())
    await memory.keep(signup)()
    expect(await memory.forget()).toEqual(E.right(undefined))
    expect(await memory.recall()).toEqual(E.right(null))
  })
})
