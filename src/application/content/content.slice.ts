import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { KeptPage } from './keptPage.ts'
import type { CityRecord } from './loadCities.port.ts'
import type { ContentPage, LoadPageError } from './loadPage.port.ts'

/** The content page to show, by its slug. */
export type ShownPage =
  | { readonly status: 'absent' }
  | { readonly status: 'loading'; readonly slug: string }
  | { readonly status: 'loaded'; readonly slug: string; readonly page: ContentPage }
  | {
      readonly status: 'failed'
      readonly slug: string
      readonly error: LoadPageError | FlowCrashed
    }

/** The list of the product's cities. */
export type CityList =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly cities: readonly CityRecord[] }
  | { readonly status: 'failed'; readonly error: RemoteError | FlowCrashed }

/** The content pages, and the list of cities. */
export type ContentState = {
  readonly shown: ShownPage
  readonly kept: readonly KeptPage[]
  readonly cities: CityList
}

/** The state before anything was requested. */
export const noContent: ContentState = {
  shown: { status: 'absent' },
  kept: [],
  cities: { status: 'absent' },
}

/** The state with the page that was sent along with the visit's first one. */
export const contentOf = (page: KeptPage): ContentState => ({
  ...noContent,
  shown: { status: 'loaded', ...page },
  kept: [page],
})

/**
 * A content page was opened, or opened again after a failure (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(pageOpened('trucks'))
 * guestStore.getState().content.shown // → { status: 'loading', slug: 'trucks' }
 * await settled()
 * guestStore.getState().content.shown.status // → 'loaded'
 */
export const pageOpened = createAction<string>('content/pageOpened')
/**
 * A page shows the list of cities (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(citiesWanted())
 * await settled()
 * guestStore.getState().content.cities.status // → 'loaded'
 */
export const citiesWanted = createAction('content/citiesWanted')

/**
 * A page shows the fare form; the payload is the category that the page is about, or null for none
 * (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(formOffered('two-wheeler'))
 * await settled()
 * guestStore.getState().fareForm.form.input.category // → 'two-wheeler'
 */
export const formOffered = createAction<FareCategory | null>('content/formOffered')

const slice = createSlice({
  name: 'content',
  initialState: (): ContentState => noContent,
  reducers: {
    pageLoadingStarted: (state, { payload: slug }: PayloadAction<string>): ContentState => ({
      ...state,
      shown: { status: 'loading', slug },
    }),
    pageLoaded: (state, { payload: { slug, page } }: PayloadAction<KeptPage>): ContentState => ({
      ...state,
      shown: { status: 'loaded', slug, page },
      kept: [...state.kept.filter((kept) => kept.slug !== slug), { slug, page }],
    }),
    pageLoadingFailed: (
      state,
      {
        payload: { slug, error },
      }: PayloadAction<{ slug: string; error: LoadPageError | FlowCrashed }>,
    ): ContentState => ({ ...state, shown: { status: 'failed', slug, error } }),
    citiesLoadingStarted: (state): ContentState => ({ ...state, cities: { status: 'loading' } }),
    citiesLoaded: (
      state,
      { payload: cities }: PayloadAction<readonly CityRecord[]>,
    ): ContentState => ({ ...state, cities: { status: 'loaded', cities } }),
    citiesLoadingFailed: (
      state,
      { payload: error }: PayloadAction<RemoteError | FlowCrashed>,
    ): ContentState => ({
      ...state,
      cities: { status: 'failed', error },
    }),
  },
})

export const contentReducer = slice.reducer
export const {
  pageLoadingStarted,
  pageLoaded,
  pageLoadingFailed,
  citiesLoadingStarted,
  citiesLoaded,
  citiesLoadingFailed,
} = slice.actions
