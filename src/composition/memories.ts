import type { OrderMemory } from '../application/booking/orderMemory.port.ts'
import type { FareMemory } from '../application/fare/fareMemory.port.ts'
import type { SecretStore } from '../application/ports/secretStore.port.ts'
import { makeOrderMemory } from '../infrastructure/booking/orderMemory.ts'
import { makeSecretStore } from '../infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../infrastructure/fare/fareMemory.ts'

/** What this tab remembers of an estimate and of an order, and where the forms of features keep theirs. */
export type Memories = {
  readonly fare: FareMemory
  readonly order: OrderMemory
  readonly store: SecretStore
}

const made = new Map<string, Memories>()

/** This tab's memories, with their codecs: a chunk of their own. Made once for a secret, for what is only remembered. */
export const memories = (secret: string): Memories => {
  const present = made.get(secret)
  if (present !== undefined) return present
  const store = makeSecretStore({ storage: () => sessionStorage, crypto, secret })
  const remembered = { fare: makeFareMemory(store), order: makeOrderMemory(store), store }
  made.set(secret, remembered)
  return remembered
}
