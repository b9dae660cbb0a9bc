import type { OrderMemory } from '../../application/booking/orderMemory.port.ts'
import type { SecretStore } from '../../application/ports/secretStore.port.ts'
import { heldByPage, makeFormMemory } from '../browser/formMemory.ts'
import { orderName } from '../browser/secretNames.ts'
import { KeptOrderCodec } from './orderMemory.codec.ts'

/**
 * What a tab remembers of an order, in a secret store (spec 1 §2). What the store refuses is
 * remembered as long as the page is; what it cannot read is nothing. It never rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeOrderMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeOrderMemory = (store: SecretStore): OrderMemory =>
  heldByPage(makeFormMemory(store, orderName, KeptOrderCodec))
