import {
  leadAbandoned,
  leadFailed,
  leadRejected,
  leadSettled,
  leadTaken,
} from './spotLead.slice.ts'

const without = [leadRejected.type, leadFailed.type, leadAbandoned.type]

/** What answers a submit of the lead form: it can be edited from then on. */
export const leadAnswers = [leadTaken.type, ...without]

/** What ends a submit of the lead form: whoever it was taken from has been led on by then. */
export const leadEnds = [leadSettled.type, ...without]
