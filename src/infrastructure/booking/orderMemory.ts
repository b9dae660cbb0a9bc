import type { OrderMemory } from '../../application/booking/kept/orderMemory.port.ts'
import { heldByPage, makeFormMemory } from '../browser/formMemory.ts'
import type { SecretStore } from '../browser/secretStore.ts'
import { KeptOrderCodec } from './orderMemory.codec.ts'

/**
 * Keeps an order in this tab's secret store (spec 1 §2). What the store refuses is held for as long
 * as the page lives; what the store cannot read counts as absent. Never rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeOrderMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeOrderMemory = (store: SecretStore): OrderMemory =>
  heldByPage(makeFormMemory(store, 'or_params', KeptOrderCodec))
