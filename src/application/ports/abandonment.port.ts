/**
 * Tells an adapter that nobody waits for its answer any more. `stop` is called at once if that is
 * already the case.
 */
export type Abandonment = { readonly onAbandon: (stop: () => void) => void }

/** For a request that is never abandoned. */
export const awaited: Abandonment = { onAbandon: () => undefined }
