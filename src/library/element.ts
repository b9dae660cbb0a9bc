/** What `<hathi-fare-estimate>` is to a program: its properties and events. Importing it defines the element. */

export type {
  FareFailureEvent,
  FareQuoteEvent,
  FareRedirectEvent,
  HathiFareEstimate,
} from '../ui/embed/fareElement.ts'
