import type { FareFailure } from '../../application/fare/fareFailure.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'

/** Fares were quoted. The detail is the estimate, as data. */
export type FareQuoteEvent = CustomEvent<FareEstimate>

/**
 * The website shows the estimate at this address. The element navigates the window there, also from
 * within a frame, unless the event's default is prevented.
 */
export type FareRedirectEvent = CustomEvent<{ readonly url: string }>

/**
 * No fares were quoted. The failure is null if the service only rejected fields, which show their
 * own errors.
 */
export type FareFailureEvent = CustomEvent<{ readonly failure: FareFailure | null }>

/**
 * `<hathi-fare-estimate>`: each attribute has a property of the same name. Setting it to null or
 * undefined removes the attribute. A blank attribute counts as absent.
 */
export type HathiFareEstimate = HTMLElement & {
  /** Id of a brand of `hathi/brands`. An unknown one means Hathi. */
  get brand(): string
  set brand(said: string | null | undefined)
  /** ISO 3166-1 alpha-2: `IN`. */
  get country(): string
  set country(said: string | null | undefined)
  /** One of the country's locales: `en-IN`. Without it, the visitor's language decides. */
  get locale(): string
  set locale(said: string | null | undefined)
  /**
   * The website whose services are called: `https://hathi.example`. By default, the site that the
   * script was loaded from; empty if a bundler left the script no address, and then it has to be set.
   */
  get site(): string
  set site(said: string | null | undefined)
}

declare global {
  interface HTMLElementTagNameMap {
    'hathi-fare-estimate': HathiFareEstimate
  }
  // For the element, and for the document and the window, to which the events bubble.
  interface GlobalEventHandlersEventMap {
    'hathi-quote': FareQuoteEvent
    'hathi-redirect': FareRedirectEvent
    'hathi-failure': FareFailureEvent
  }
}
