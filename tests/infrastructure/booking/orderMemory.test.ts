/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { KeptOrder } from '../../../src/application/booking/kept/keptOrder.ts'
import { orderDraftQuery } from '../../../src/domain/booking/orderDraft.ts'
import { makeOrderMemory } from '../../../src/infrastructure/booking/orderMemory.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { wholeDraft } from '../../support/booking.ts'
import { anyKeptOrder } from '../../support/keptOrders.ts'
import { koramangala } from '../../support/places.ts'

const makeTab = (accepts = true) => {
  const texts = new Map<string, string>()
  const reload = () =>
    makeSecretStore({
      storage: () => ({
        getItem: (name) => texts.get(name) ?? null,
        setItem: (name, text) => {
          if (!accepts) throw new Error('full')
          texts.set(name, text)
        },
        removeItem: (name) => void texts.delete(name),
      }),
      crypto,
      secret: 'a development secret',
    })
  return { texts, reload }
}

const { pickup, drop } = wholeDraft
const located = { lat: 12.9352, lng: 77.6245 }

const sent: NonNullable<KeptOrder['intent']> = {
  order: {
    ...wholeDraft,
    pickup: { ...pickup, location: located },
    drop: { ...drop, location: located },
    vehicleId: 1,
  },
  vehicle: { name: 'Tata Ace', fare: { value: 368.5, currency: 'INR' } },
  customer: '9876543210',
  requestId: 'request-1',
  crn: null,
}

const order: KeptOrder = {
  country: 'IN',
  customer: '9876543210',
  draft: wholeDraft,
  formerToken: null,
  lastVehicleId: 97,
  category: 'two-wheeler',
  edit: {
    waypoint: 'drop',
    input: {
      address: { status: 'resolved', place: koramangala },
      house: '7',
      name: 'Asha',
      mobile: '98',
    },
  },
  unsaved: {
    pickup: { address: { status: 'typed', text: 'Kora' }, house: '', name: 'Meera', mobile: '' },
    drop: null,
  },
  intent: sent,
  placed: { crn: 'CRN1', trackingUrl: '/en-IN/track-order?crn=CRN1' },
}

const recalled = async (text: string) => {
  const store = makeTab().reload()
  await store.keep('or_params', text)()
  return makeOrderMemory(store).recall()
}

describe('an order’s memory', () => {
  it('recalls an order after a reload as it was at any step, and writes nothing of it in clear', async () => {
    const tab = makeTab()
    await makeOrderMemory(tab.reload()).keep(order)()
    expect(await makeOrderMemory(tab.reload()).recall()).toEqual(E.right(order))
    expect([...tab.texts.keys()]).toEqual(['or_params'])
    expect([...tab.texts.values()].join()).not.toContain(wholeDraft.sender.name)
    await fc.assert(
      fc.asyncProperty(anyKeptOrder, async (kept) => {
        await makeOrderMemory(tab.reload()).keep(kept)()
        expect(await makeOrderMemory(tab.reload()).recall()).toEqual(E.right(kept))
      }),
    )
  })

  it('recalls nothing that was kept as the parameters of a link', async () => {
    expect(await recalled(JSON.stringify(orderDraftQuery(wholeDraft)))).toEqual(E.right(null))
  })

  it('recalls an order from before the last vehicle and the category were kept', async () => {
    const { lastVehicleId: _, category: __, ...older } = order
    expect(await recalled(JSON.stringify(older))).toEqual(
      E.right({ ...order, lastVehicleId: null, category: null }),
    )
  })

  it('recalls an order from before the unsaved edits were kept', async () => {
    const { unsaved: _, ...older } = order
    expect(await recalled(JSON.stringify(older))).toEqual(E.right({ ...order, unsaved: null }))
  })

  const { country: _, ...stateless } = order
  const text = JSON.stringify(order)

  it.each<readonly [string, unknown]>([
    ['no order', null],
    ['a list', []],
    ['an order of no country', stateless],
    ['an order without its draft', { ...order, draft: null }],
    ['a draft without a receiver', { ...order, draft: { ...wholeDraft, receiver: null } }],
    [
      'a name that is no text',
      { ...order, draft: { ...wholeDraft, sender: { name: 1, mobile: '' } } },
    ],
    [
      'an end without a landmark',
      { ...order, draft: { ...wholeDraft, drop: { ...drop, landmark: null } } },
    ],
    [
      'a point in words',
      { ...order, draft: { ...wholeDraft, drop: { ...drop, location: '12,77' } } },
    ],
    [
      'half a point',
      { ...order, draft: { ...wholeDraft, drop: { ...drop, location: { lat: 12 } } } },
    ],
    ['a vehicle in words', { ...order, draft: { ...wholeDraft, vehicleId: '1' } }],
    ['a vehicle that was chosen last in words', { ...order, lastVehicleId: '97' }],
    ['fares of a category that has none', { ...order, category: 'courier' }],
    ['a customer that is a number', { ...order, customer: 9876543210 }],
    ['an edit of no end', { ...order, edit: { ...order.edit, waypoint: 'between' } }],
    ['an edit of no address', { ...order, edit: { waypoint: 'drop', input: { address: {} } } }],
    ['nothing of the drop that is not saved', { ...order, unsaved: { pickup: null } }],
    ['a text that is not saved', { ...order, unsaved: { pickup: null, drop: 'Meera' } }],
    ['a request of no vehicle', { ...order, intent: { ...sent, vehicle: null } }],
    ['a request without an id', { ...order, intent: { ...sent, requestId: null } }],
    [
      'a sent order without a vehicle',
      { ...order, intent: { ...sent, order: { ...sent.order, vehicleId: null } } },
    ],
    [
      'a sent order with an unknown end',
      {
        ...order,
        intent: { ...sent, order: { ...sent.order, pickup: { ...pickup, location: null } } },
      },
    ],
    [
      'a currency that cannot be written',
      {
        ...order,
        intent: { ...sent, vehicle: { name: '', fare: { value: 1, currency: 'rupees' } } },
      },
    ],
    ['a placed order without a number', { ...order, placed: { trackingUrl: '/' } }],
    ['everything as a text', text],
  ])('recalls nothing if %s was kept under its name', async (_what, kept) => {
    expect(await recalled(JSON.stringify(kept))).toEqual(E.right(null))
  })

  it.each([
    ['no JSON', 'no JSON'],
    ['half an order', text.slice(0, -1)],
    ['a fare that no number is', text.replace('368.5', '1e999')],
    ['a point at the end of the world', text.replace(/"lat":[0-9.]+/, '"lat":-1e999')],
    ['an order as a prototype', `{"__proto__":${text}}`],
    ['an order whose draft is a prototype', text.replace('"draft":', '"__proto__":')],
  ])('recalls nothing if %s was kept under its name as a text', async (_what, kept) => {
    expect(await recalled(kept)).toEqual(E.right(null))
  })

  it('takes nothing from a prototype that was kept with an order', async () => {
    const kept = await recalled(text.replace('{', '{"__proto__":{"isAdmin":true},'))
    expect(kept).toMatchObject(E.right(order))
    expect(E.isRight(kept) && kept.right !== null && 'isAdmin' in { ...kept.right }).toBe(false)
    expect('isAdmin' in {}).toBe(false)
  })

  it('recalls on its page an order that could not be written, until that is forgotten', async () => {
    const memory = makeOrderMemory(makeTab(false).reload())
    expect(await memory.keep(order)()).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await memory.recall()).toEqual(E.right(order))
    await memory.forget()
    expect(await memory.recall()).toEqual(E.right(null))
  })
})
