import {
  enquiryRejected,
  estimateAbandoned,
  fareFormSettled,
  quoted,
  quotingFailed,
} from './fareForm.slice.ts'

const withoutFares = [enquiryRejected.type, quotingFailed.type, estimateAbandoned.type]

/** The actions after which a submitted fare form can be edited again. */
export const quotingAnswers = [quoted.type, ...withoutFares]

/** The actions that end a submit of the fare form. If there are fares, they are shown by then. */
export const quotingEnds = [fareFormSettled.type, ...withoutFares]
