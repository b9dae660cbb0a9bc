/** A new id for one thing that a customer meant: the `client-request-uuid` of its calls. */
export type MintRequestId = () => string
