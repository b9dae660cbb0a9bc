import type { SecretName } from './secretStore.ts'

// Names that are needed before the memories' codecs are loaded. Adapters and composition share
// them.

/** The name the fare form is stored under. */
export const fareDraftName = 'fe_draft' satisfies SecretName

/** The name the parameters of an estimate are stored under. */
export const fareParamsName = 'fe_params' satisfies SecretName

/** The name an order is stored under. */
export const orderName = 'or_params' satisfies SecretName
