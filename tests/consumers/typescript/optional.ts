/** What may be left out may also be undefined, even where the compiler tells the two apart. */
import {
  type Abandonment,
  type CallContext,
  type ContentFeatureNeeds,
  type Credentials,
  codeFollowed,
  type EstimatingNeeds,
  type KeptPage,
  type PartnerNeeds,
  type PartnersPage,
  pickerClosed,
  type Report,
} from 'hathi/application'
import type { Query } from 'hathi/domain/link'
import { shownEmail } from 'hathi/domain/session'
import type {
  BeaconNeeds,
  CallHeaders,
  Patience,
  Question,
  RandomSource,
  SecretStoreNeeds,
  ShareLinkNeeds,
} from 'hathi/infrastructure'
import type { LoadGoogleMapsNeeds } from 'hathi/infrastructure/google'

type Optional = {
  readonly segments: Readonly<Record<string, string>> | undefined
  readonly query: Query | undefined
  readonly headers: CallHeaders | undefined
  readonly abandonment: Abandonment | undefined
}

export const questionOf = (
  asked: Pick<Question<string>, 'path' | 'answer'>,
  { segments, query, headers, abandonment }: Optional,
): Question<string> => ({ ...asked, segments, query, headers, abandonment })

export const patienceOf = (abandonment: Abandonment | undefined): Patience => ({
  deadline: 1_000,
  isOnline: () => true,
  abandonment,
})

export const contextOf = (credentials: Credentials | undefined): CallContext => ({
  requestId: 'request-1',
  region: 'in',
  locale: 'en-IN',
  credentials,
})

export const contentOf = (
  needs: Omit<ContentFeatureNeeds, 'sent'>,
  sent: KeptPage | undefined,
): ContentFeatureNeeds => ({ ...needs, sent })

type Pages = 'loadResults' | 'loadOrderReview'

export const estimatingOf = (
  needs: Omit<EstimatingNeeds, Pages>,
  loadResults: EstimatingNeeds['loadResults'] | undefined,
  loadOrderReview: EstimatingNeeds['loadOrderReview'] | undefined,
): EstimatingNeeds => ({ ...needs, loadResults, loadOrderReview })

export const reportOf = (details: readonly string[] | undefined): Report => ({
  tag: 'MAPS',
  about: 'my map',
  details,
})

export const followed = (isArrival: boolean | undefined) =>
  codeFollowed({ code: 1, path: '/en-IN', query: [], isArrival })

export const partnersOf = (
  needs: Omit<PartnerNeeds, 'sent'>,
  sent: PartnersPage | undefined,
): PartnerNeeds => ({ ...needs, sent })

export const mapsOf = (
  needs: Omit<LoadGoogleMapsNeeds, 'after'>,
  after: LoadGoogleMapsNeeds['after'] | undefined,
): LoadGoogleMapsNeeds => ({ ...needs, after })

export const emailOf = (isVerified: boolean | undefined): string =>
  shownEmail({ email: { address: 'asha@example.in', isVerified } }, 'N.A.')

export const secretsOf = (
  needs: Omit<SecretStoreNeeds, 'lastDeparture'>,
  lastDeparture: SecretStoreNeeds['lastDeparture'] | undefined,
): SecretStoreNeeds => ({ ...needs, lastDeparture })

export const closed = (isStillMeant: boolean | undefined) =>
  pickerClosed({ owner: 'fare', waypoint: 'pickup', isStillMeant })

// A browser that has none of these.
export const navigator: BeaconNeeds['navigator'] & ShareLinkNeeds['navigator'] = {
  sendBeacon: undefined,
  share: undefined,
  clipboard: undefined,
}
export const random: RandomSource = { randomUUID: undefined, getRandomValues: () => undefined }
