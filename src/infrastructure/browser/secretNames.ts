import type { SecretName } from '../../application/ports/secretStore.port.ts'

// The names of what is wanted before the codecs of it are loaded: whoever waits for these asks by the same ones.

/** What a fare form is kept by. */
export const fareDraftName = 'fe_draft' satisfies SecretName

/** What the parameters of an estimate are kept by. */
export const fareParamsName = 'fe_params' satisfies SecretName

/** What an order is kept by. */
export const orderName = 'or_params' satisfies SecretName
