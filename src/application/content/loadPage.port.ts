import type { taskEither as TE } from 'fp-ts'
import type { ContentAddress } from '../../domain/content/contentAddress.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A heading and the text under it. */
export type TitledText = { readonly title: string; readonly text: string }

/** A link with its text. A path is relative to the locale: `/fare-estimate`. */
export type ContentAction = { readonly text: string; readonly address: ContentAddress }

/** One block of a page, by its kind; the page shows its blocks in order (docs/decisions/0020). */
export type Block =
  | {
      readonly kind: 'hero'
      readonly title: string
      readonly text: string
      readonly points: readonly string[]
      readonly action: ContentAction | null
    }
  | { readonly kind: 'claims'; readonly title: string; readonly claims: readonly TitledText[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly TitledText[] }
  | {
      readonly kind: 'vehicles'
      readonly title: string
      readonly text: string
      readonly vehicles: ReadonlyArray<{
        readonly vehicleId: number
        readonly name: string
        readonly text: string
      }>
    }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly text: string
      readonly cards: ReadonlyArray<
        TitledText & {
          /** The vehicle whose picture is on the card; null for no picture. */
          readonly vehicleId: number | null
          readonly action: ContentAction | null
        }
      >
    }
  | { readonly kind: 'cities'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'faq'
      readonly title: string
      readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
    }
  | {
      readonly kind: 'text'
      readonly title: string
      readonly paragraphs: readonly string[]
      readonly points: readonly string[]
    }
  /** How to call the brand by telephone. */
  | { readonly kind: 'contact'; readonly title: string; readonly text: string }
  /** Shown only if there is an app. */
  | {
      readonly kind: 'downloadApp'
      readonly title: string
      readonly text: string
      readonly action: string
    }
  /** Invites owners of vehicles to the partners page. */
  | {
      readonly kind: 'partnerCall'
      readonly title: string
      readonly text: string
      readonly action: string
    }

/** The content of a page of the website. */
export type ContentPage = {
  readonly meta: { readonly title: string; readonly description: string }
  readonly blocks: readonly Block[]
}

/** Why a content page was not loaded. */
export type LoadPageError = RemoteError | { readonly kind: 'PageUnknown' }

/** Loads a content page by its slug, in a locale. Blocks of an unknown kind are left out. */
export type LoadPage = (slug: string, locale: string) => TE.TaskEither<LoadPageError, ContentPage>
