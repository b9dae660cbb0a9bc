/**
 * The programming interface of `<hathi-fare-estimate>`: its properties and events. Importing it defines
 * the element.
 */

export type {
  FareFailureEvent,
  FareQuoteEvent,
  FareRedirectEvent,
  HathiFareEstimate,
} from '../ui/embed/fareElement.ts'
