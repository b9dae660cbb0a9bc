import type { FareFailure } from '../../application/fare/fareFailure.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'

/** Fares came: what they are, as data. */
export type FareQuoteEvent = CustomEvent<FareEstimate>

/**
 * The website shows the estimate at this address. The element goes there itself, unless the event's
 * default is prevented.
 */
export type FareRedirectEvent = CustomEvent<{ readonly url: string }>

/** None came; null where the service spoke of fields alone, which say so themselves. */
export type FareFailureEvent = CustomEvent<{ readonly failure: FareFailure | null }>

/**
 * `<hathi-fare-estimate>`: each attribute has a property of its name, which null and undefined take
 * away.
 */
export type HathiFareEstimate = HTMLElement & {
  /** Id of a brand of `hathi/brands`; an unknown one is Hathi. */
  get brand(): string
  set brand(said: string | null | undefined)
  /** ISO 3166-1 alpha-2: `IN`. */
  get country(): string
  set country(said: string | null | undefined)
  /** One of the country's locales: `en-IN`; without it the visitor's language decides. */
  get locale(): string
  set locale(said: string | null | undefined)
  /** Where the website is, whose services are asked: `https://hathi.example`. By default where the script came from. */
  get site(): string
  set site(said: string | null | undefined)
}

declare global {
  interface HTMLElementTagNameMap {
    'hathi-fare-estimate': HathiFareEstimate
  }
  // Of an element, and of the document and the window, to which they bubble.
  interface GlobalEventHandlersEventMap {
    'hathi-quote': FareQuoteEvent
    'hathi-redirect': FareRedirectEvent
    'hathi-failure': FareFailureEvent
  }
}
