import type { Site } from '../../domain/content/site.ts'
import type { AppState, Feature } from '../store/createAppStore.ts'
import { type ContentNeeds, makeContentSaga } from './content.saga.ts'
import { contentReducer, noContent } from './content.slice.ts'
import { makePageFormSaga } from './pageForm.saga.ts'

/** What the content pages need of the world, and what their addresses are made from. */
export type ContentFeatureNeeds = { readonly site: Site } & Omit<
  ContentNeeds<AppState>,
  `select${string}`
>

const selectContent = ({ content }: AppState) => content ?? noContent
const selectFareForm = ({ fareForm }: AppState) => fareForm

/** The pages that content fills, and the fare form on them (spec 1 §2). */
export const makeContentFeature = ({ site, ...needs }: ContentFeatureNeeds): Feature => ({
  mount: (root) => {
    // As the market: a page is made for one.
    root.inject({ reducerPath: 'site', reducer: () => site })
    root.inject({ reducerPath: 'content', reducer: contentReducer })
  },
  flows: [
    { name: 'content', run: makeContentSaga({ ...needs, selectContent }) },
    { name: 'pageForm', run: makePageFormSaga({ selectFareForm }) },
  ],
})
