import {
  enquiryRejected,
  estimateAbandoned,
  fareFormSettled,
  quoted,
  quotingFailed,
} from './fareForm.slice.ts'

const without = [enquiryRejected.type, quotingFailed.type, estimateAbandoned.type]

/** The actions after which a submitted fare form can be edited again. */
export const quotingAnswers = [quoted.type, ...without]

/** The actions that end a submit of the fare form. If there are fares, they are shown by then. */
export const quotingEnds = [fareFormSettled.type, ...without]
