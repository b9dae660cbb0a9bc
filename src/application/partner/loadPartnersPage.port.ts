import type { taskEither as TE } from 'fp-ts'
import type { ContentAddress } from '../../domain/content/contentAddress.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A heading and the titled texts under it. */
export type PartnersSection = {
  readonly title: string
  readonly items: ReadonlyArray<{ readonly title: string; readonly text: string }>
}

/** The content of the partners landing page (spec 2 §3). */
export type PartnersPage = {
  readonly meta: { readonly title: string; readonly description: string }
  readonly hero: {
    readonly title: string
    readonly text: string
    readonly action: string
    readonly image: ContentAddress
  }
  readonly advantage: PartnersSection
  readonly lifeEasy: PartnersSection
  readonly benefits: PartnersSection
  readonly testimonials: {
    readonly title: string
    readonly profiles: ReadonlyArray<{
      readonly name: string
      readonly city: string
      readonly image: ContentAddress
      readonly description: string
    }>
  }
  readonly faq: {
    readonly title: string
    readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  }
  readonly downloadApp: {
    readonly title: string
    readonly text: string
    readonly action: string
    readonly link: ContentAddress
  }
  readonly ownVehicle: {
    readonly title: string
    readonly subTitle: string
    readonly action: string
    readonly image: ContentAddress
  }
  readonly callToAction: { readonly text: string; readonly action: string }
}

/** Loads the content of the partners landing page in a locale. */
export type LoadPartnersPage = (locale: string) => TE.TaskEither<RemoteError, PartnersPage>
