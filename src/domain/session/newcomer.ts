import type { AgreedDocument } from './agreedDocument.ts'
import type { Applicant } from './signup.ts'

/** What led here somebody who is no customer yet, from the page's query; null where it does not say (spec 1 §4). */
export type Referral = {
  readonly referralCode: string | null
  readonly geoRegionId: string | null
}

/** What a newcomer's code is redeemed with (spec 1 §3): who they are and what they agreed to. */
export type Newcomer = Referral & {
  readonly applicant: Applicant
  readonly requirement: string
  readonly agreedDocuments: readonly AgreedDocument[]
}
