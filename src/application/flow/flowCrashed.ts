/**
 * The flow that asked crashed before it had its answer, and was begun anew: no port says so. What came of
 * the question nobody knows, so that a screen offers to ask once more.
 */
export type FlowCrashed = { readonly kind: 'FlowCrashed' }

/** What a flow that was begun anew leaves where one was waited for. */
export const flowCrashed: FlowCrashed = { kind: 'FlowCrashed' }
