import type { AgreedDocument } from './agreedDocument.ts'
import type { Applicant } from './signup.ts'

/**
 * How somebody who is not a customer yet was referred, from the page's query; null where the query does
 * not say (spec 1 §4).
 */
export type Referral = {
  readonly referralCode: string | null
  readonly geoRegionId: string | null
}

/** What a newcomer redeems their code with (spec 1 §3): who they are and what they agreed to. */
export type Newcomer = Referral & {
  readonly applicant: Applicant
  readonly requirement: string
  readonly agreedDocuments: readonly AgreedDocument[]
}
