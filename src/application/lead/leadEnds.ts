import {
  leadAbandoned,
  leadFailed,
  leadRejected,
  leadSettled,
  leadTaken,
} from './spotLead.slice.ts'

const without = [leadRejected.type, leadFailed.type, leadAbandoned.type]

/** The actions after which a submitted lead form can be edited again. */
export const leadAnswers = [leadTaken.type, ...without]

/** The actions that end a submit of the lead form. If the lead was taken, its visitor has been led on by then. */
export const leadEnds = [leadSettled.type, ...without]
