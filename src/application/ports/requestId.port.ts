/**
 * Creates an id for one customer intent: the `client-request-uuid` of its calls. It is a UUID, or the services refuse
 * the call.
 */
export type MintRequestId = () => string
