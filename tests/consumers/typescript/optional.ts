/** What may be left out may also be undefined, even where the compiler tells the two apart. */
import type {
  Abandonment,
  CallContext,
  ContentFeatureNeeds,
  Credentials,
  KeptPage,
  PartnerNeeds,
  PartnersPage,
} from 'hathi/application'
import type { Query } from 'hathi/domain/link'
import { shownEmail } from 'hathi/domain/session'
import type {
  BeaconNeeds,
  CallHeaders,
  Patience,
  Question,
  RandomSource,
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

// A browser that has none of these.
export const navigator: BeaconNeeds['navigator'] & ShareLinkNeeds['navigator'] = {
  sendBeacon: undefined,
  share: undefined,
  clipboard: undefined,
}
export const random: RandomSource = { randomUUID: undefined, getRandomValues: () => undefined }
