import type { either as E } from 'fp-ts'
import type { Link, LinkError } from '../../domain/link/link.ts'

/** Reads a link that a service returned, and refuses one that may not be followed. */
export type ReadLink = (text: string) => E.Either<LinkError, Link>

/** Takes the visitor somewhere; `replacing` leaves no step back to the present page. */
export type GoTo = (link: Link, how?: { readonly replacing: boolean }) => void

/** Loads the page anew. */
export type ReloadPage = () => void
