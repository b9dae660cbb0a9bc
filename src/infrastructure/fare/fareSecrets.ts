import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import type { SecretName } from '../../application/ports/secretStore.port.ts'

/** The names that an estimate is kept by: known before the codecs of what is kept are loaded. */
export const fareSecrets = {
  draft: 'fe_draft',
  params: 'fe_params',
} as const satisfies Record<keyof FareMemory, SecretName>
