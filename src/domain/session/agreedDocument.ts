/** A document that a customer agreed to, as it was shown and when (spec 1 §3). Times are in milliseconds since the epoch. */
export type AgreedDocument = {
  readonly type: 'terms_of_service' | 'privacy_policy'
  readonly url: string
  readonly agreedAt: number
}

/** The documents that a market shows, agreed to now. */
export const agreed = (
  documents: ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>>,
  now: number,
): readonly AgreedDocument[] => documents.map(({ type, url }) => ({ type, url, agreedAt: now }))
