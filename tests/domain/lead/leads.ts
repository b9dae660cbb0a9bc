import { either as E } from 'fp-ts'
import { type LeadEnquiry, type LeadForm, parseLead } from '../../../src/domain/lead/leadForm.ts'
import { filledForm, india } from '../../support/fares.ts'

/** A guest's complete form. */
export const filledLead: LeadForm = { ...filledForm, category: 'trucks' }

/** The lead of that form. */
export const guestLead: LeadEnquiry = (() => {
  const parsed = parseLead(india)({ kind: 'guest' })(filledLead)
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
})()
