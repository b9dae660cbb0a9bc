import {
  enquiryRejected,
  estimateAbandoned,
  fareFormSettled,
  quoted,
  quotingFailed,
} from './fareForm.slice.ts'

const without = [enquiryRejected.type, quotingFailed.type, estimateAbandoned.type]

/** What answers a submit of the fare form: it can be edited from then on. */
export const quotingAnswers = [quoted.type, ...without]

/** What ends a submit of the fare form: where there are fares, they are on show by then. */
export const quotingEnds = [fareFormSettled.type, ...without]
