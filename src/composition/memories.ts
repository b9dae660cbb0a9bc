import type { OrderMemory } from '../application/booking/kept/orderMemory.port.ts'
import type { FareMemory } from '../application/fare/fareMemory.port.ts'
import { makeOrderMemory } from '../infrastructure/booking/orderMemory.ts'
import { makeLastDeparture } from '../infrastructure/browser/departure.ts'
import type { SecretStore } from '../infrastructure/browser/secretStore.ts'
import { makeSecretStore } from '../infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../infrastructure/fare/fareMemory.ts'

/**
 * What this tab remembers of an estimate and of an order, and the store for the features' forms.
 */
export type Memories = {
  readonly fare: FareMemory
  readonly order: OrderMemory
  readonly store: SecretStore
}

const made = new Map<string, Memories>()

/**
 * This tab's memories, with their codecs: a chunk of their own. Created once per secret, because
 * some texts may live only in memory.
 */
export const memories = (secret: string): Memories => {
  const present = made.get(secret)
  if (present !== undefined) return present
  const store = makeSecretStore({
    storage: () => sessionStorage,
    crypto,
    secret,
    lastDeparture: makeLastDeparture({ storage: () => localStorage }),
  })
  const remembered = { fare: makeFareMemory(store), order: makeOrderMemory(store), store }
  made.set(secret, remembered)
  return remembered
}
