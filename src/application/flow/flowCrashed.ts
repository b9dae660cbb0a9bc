/**
 * The flow crashed while it waited for an answer, and was restarted. Set by flows, never returned by a
 * port. What became of the request is unknown, so screens offer to try again.
 */
export type FlowCrashed = { readonly kind: 'FlowCrashed' }

/** The failure that a restarted flow sets on whatever was still waiting. */
export const flowCrashed: FlowCrashed = { kind: 'FlowCrashed' }
