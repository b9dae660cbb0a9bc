import * as t from 'io-ts'
import type { AuthDraft } from '../../application/session/authDraft.ts'

const latest = 8.64e15

/**
 * Milliseconds since the epoch, in the range of a `Date`, because the time of an agreement is sent
 * as a date.
 */
const Moment = t.refinement(t.number, (at) => at >= 0 && at <= latest, 'Moment')

const Count = t.refinement(t.Integer, (count) => count >= 0, 'Count')

/** A login as this tab keeps it. */
export const KeptAuth: t.Type<AuthDraft, unknown> = t.type({
  country: t.string,
  url: t.string,
  keptAt: Moment,
  start: t.type({
    checksExistence: t.boolean,
    followUp: t.union([t.type({ kind: t.literal('bookVehicle'), vehicleId: t.Integer }), t.null]),
  }),
  known: t.type({
    name: t.string,
    mobile: t.string,
    email: t.string,
    requirement: t.string,
    whatsappConsent: t.boolean,
  }),
  code: t.union([
    t.type({
      agreedAt: t.union([Moment, t.null]),
      sendings: t.type({ nextAt: Moment, resends: Count }),
    }),
    t.null,
  ]),
})
