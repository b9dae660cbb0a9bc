import type { either as E } from 'fp-ts'
import type { Link, LinkError } from '../../domain/link/link.ts'

/** Parses a link that a service returned. Refuses one that may not be followed. */
export type ReadLink = (text: string) => E.Either<LinkError, Link>

/** How `GoTo` navigates. */
export type GoingTo = {
  /** The link replaces the current history entry: no step leads back to the present page. */
  readonly replacing: boolean
  /** The browser loads the page, also one on this site: it is another document. Defaults to false. */
  readonly loading?: boolean | undefined
}

/**
 * Navigates to a link. A frontend may open the page, and dispatch that it did, before it returns or later.
 */
export type GoTo = (link: Link, how?: GoingTo) => void

/** Reloads the page. Where there is none, stops the application and creates another, with features of its own. */
export type ReloadPage = () => void
