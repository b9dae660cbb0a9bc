/** Creates an id for one customer intent: the `client-request-uuid` of its calls. */
export type MintRequestId = () => string
