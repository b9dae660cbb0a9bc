import type { taskEither as TE } from 'fp-ts'
import type { ContentAddress } from '../../domain/content/contentAddress.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A heading and what stands under it. */
export type TitledText = { readonly title: string; readonly text: string }

/** Words that lead somewhere; a path is one within the locale: `/fare-estimate`. */
export type ContentAction = { readonly text: string; readonly address: ContentAddress }

/** One piece of a page, by its kind; the page shows them from the top (docs/decisions/0020). */
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
          /** Whose picture stands on the card; null where none does. */
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
  /** How to reach the brand by telephone. */
  | { readonly kind: 'contact'; readonly title: string; readonly text: string }
  /** Shown where there is an app only. */
  | {
      readonly kind: 'downloadApp'
      readonly title: string
      readonly text: string
      readonly action: string
    }
  /** Calls whoever owns a vehicle to the partners' page. */
  | {
      readonly kind: 'partnerCall'
      readonly title: string
      readonly text: string
      readonly action: string
    }

/** A page of the website as content has it. */
export type ContentPage = {
  readonly meta: { readonly title: string; readonly description: string }
  readonly blocks: readonly Block[]
}

/** Why a page of content did not come. */
export type LoadPageError = RemoteError | { readonly kind: 'PageUnknown' }

/** A page by what content calls it, in a locale. A block of a kind that nobody knows is left out. */
export type LoadPage = (slug: string, locale: string) => TE.TaskEither<LoadPageError, ContentPage>
