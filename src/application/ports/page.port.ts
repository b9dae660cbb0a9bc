import type { Query } from '../../domain/link/query.ts'

/** What the flows need to know of the page that they run on. */
export type PageFacts = {
  /** Origin and path without the query, which may identify a person. */
  readonly url: string
  readonly isDeviceMobile: boolean
}

/** Reads the facts of the current page. */
export type ReadPage = () => PageFacts

/**
 * Reads the query of the current page. It may identify a person: for flows that need one parameter by
 * name.
 */
export type ReadQuery = () => Query

/** Whether the page is hidden: its tab or its window is behind another. */
export type IsHidden = () => boolean

/** Whether the page shows a dialog, also one that is in no state, such as a menu. */
export type IsDialogOpen = () => boolean

/**
 * Calls `returned` whenever the visitor comes back to this tab; another tab may have logged them in or
 * out meanwhile. Returns a function that unsubscribes.
 */
export type OnReturn = (returned: () => void) => () => void
