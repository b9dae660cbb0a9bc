import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { SecretStore } from '../../application/ports/secretStore.port.ts'
import type { LeadDraft } from '../../domain/lead/leadDraft.ts'
import { makeFormMemory } from '../browser/formMemory.ts'
import { KeptLead } from './leadMemory.codec.ts'

/**
 * What a tab remembers of a lead, in a secret store (spec 1 §9). What it cannot read is nothing; it never rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeLeadMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeLeadMemory = (store: SecretStore): FormMemory<LeadDraft> =>
  makeFormMemory(store, 'sl_draft', KeptLead)
