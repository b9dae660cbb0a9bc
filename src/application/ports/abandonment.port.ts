/** Lets an adapter hear that nobody waits for its answer any more: at once where that is so already. */
export type Abandonment = { readonly onAbandon: (stop: () => void) => void }

/** A question that is never abandoned. */
export const awaited: Abandonment = { onAbandon: () => undefined }
