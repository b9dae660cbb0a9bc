/**
 * Whether the operators have heard of a failure already: of an answer that breaks the contract from
 * whoever read it (spec 2 §8), of places that cannot be asked from whoever could not open them.
 */
export const isTold = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'ContractBroken' || kind === 'PlacesUnavailable'
