import type { OrderMemory } from '../application/booking/orderMemory.port.ts'
import type { FareMemory } from '../application/fare/fareMemory.port.ts'
import type { SecretStore } from '../application/ports/secretStore.port.ts'
import { makeParamsMemory } from '../infrastructure/browser/paramsMemory.ts'
import { makeSecretStore } from '../infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../infrastructure/fare/fareMemory.ts'

/** What this tab remembers of an estimate and of an order, and where the forms of features keep theirs. */
export type Memories = {
  readonly fare: FareMemory
  readonly order: OrderMemory
  readonly store: SecretStore
}

let made: Memories | null = null

/** This tab's memories, with their codecs: a chunk of their own. Made once, for what is only remembered. */
export const memories = (secret: string): Memories => {
  if (made === null) {
    const store = makeSecretStore({ storage: () => sessionStorage, crypto, secret })
    made = { fare: makeFareMemory(store), order: makeParamsMemory(store, 'or_params'), store }
  }
  return made
}
