import type { UnknownAction } from '@reduxjs/toolkit'
import type { Site } from '../../domain/content/site.ts'
import { selectFareForm } from '../fare/fare.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { LaterState } from '../store/laterState.ts'
import { type ContentNeeds, makeContentSaga } from './content.saga.ts'
import { type ContentState, contentOf, contentReducer, noContent } from './content.slice.ts'
import type { KeptPage } from './keptPage.ts'
import { makePageFormSaga } from './pageForm.saga.ts'

/** The state of a store with the content pages. */
export type ContentPagesState = AppState & Pick<LaterState, 'site' | 'content'>

/** What the content pages need, and the site whose page addresses they use. */
export type ContentFeatureNeeds = {
  readonly site: Site
  /** The page that was sent along with the visit's first one, if there was one. */
  readonly sent?: KeptPage | null | undefined
} & Omit<ContentNeeds<AppState>, `select${string}`>

const selectContent = ({ content }: AppState) => content ?? noContent

/** Mounts the slices of the content pages, starting with the page that was sent along. */
export const mountContent = (site: Site, sent: KeptPage | null): Feature['mount'] => {
  const first = sent === null ? noContent : contentOf(sent)
  return (root) => {
    // Constant, like the market: a page is made for one site.
    root.inject({ reducerPath: 'site', reducer: () => site })
    root.inject({
      reducerPath: 'content',
      reducer: (state: ContentState | undefined, action: UnknownAction) =>
        contentReducer(state ?? first, action),
    })
  }
}

/**
 * The feature of the content pages, and of the fare form on them (spec 1 §2).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeContentFeature(needs))
 * store.getState().content?.shown // → { status: 'absent' }
 * stop()
 */
export const makeContentFeature = ({ sent, ...needs }: ContentFeatureNeeds): Feature => ({
  mount: mountContent(needs.site, sent ?? null),
  flows: [
    { name: 'content', run: makeContentSaga({ ...needs, selectContent }) },
    { name: 'pageForm', run: makePageFormSaga({ selectFareForm }) },
  ],
})
