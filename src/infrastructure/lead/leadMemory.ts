import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { LeadDraft } from '../../domain/lead/leadDraft.ts'
import { makeFormMemory } from '../browser/formMemory.ts'
import type { SecretStore } from '../browser/secretStore.ts'
import { KeptLead } from './leadMemory.codec.ts'

/**
 * Keeps the draft of a lead in this tab's secret store (spec 1 §9). What cannot be read counts as
 * absent. Never rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeLeadMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeLeadMemory = (store: SecretStore): FormMemory<LeadDraft> =>
  makeFormMemory(store, 'sl_draft', KeptLead)
