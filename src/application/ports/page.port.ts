import type { Query } from '../../domain/link/query.ts'

/** What the flows ask of the page they run on. */
export type PageFacts = {
  /** Origin and path, without the query: a query may say who somebody is. */
  readonly url: string
  readonly isDeviceMobile: boolean
}

/** The page as it is now. */
export type ReadPage = () => PageFacts

/** The query of the page as it is now. It may say who somebody is: for flows that want a parameter by its name. */
export type ReadQuery = () => Query

/** Whether nobody sees the page now: its tab is behind another one, or its window is. */
export type IsHidden = () => boolean

/** Tells when somebody comes back to this tab, which another tab may have logged in or out meanwhile; the answer stops the telling. */
export type OnReturn = (returned: () => void) => () => void
