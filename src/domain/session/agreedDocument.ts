/**
 * A document as shown to the customer who agreed to it, with the time of the agreement in milliseconds
 * since the epoch (spec 1 §3).
 */
export type AgreedDocument = {
  readonly type: 'terms_of_service' | 'privacy_policy'
  readonly url: string
  readonly agreedAt: number
}

/**
 * The documents that a market shows, as agreed to at `now`, in milliseconds since the epoch
 * (spec 1 §3).
 *
 * @example
 * agreed([{ type: 'privacy_policy', url: '/en-TR/privacy-policy' }], 1000)
 * // → [{ type: 'privacy_policy', url: '/en-TR/privacy-policy', agreedAt: 1000 }]
 */
export const agreed = (
  documents: ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>>,
  now: number,
): readonly AgreedDocument[] => documents.map(({ type, url }) => ({ type, url, agreedAt: now }))
