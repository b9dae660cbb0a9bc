import * as t from 'io-ts'
import type { AuthDraft } from '../../application/session/authDraft.ts'

/** A login as this tab keeps it. */
export const KeptAuth: t.Type<AuthDraft, unknown> = t.type({
  country: t.string,
  url: t.string,
  keptAt: t.number,
  start: t.type({
    checksExistence: t.boolean,
    followUp: t.union([t.type({ kind: t.literal('bookVehicle'), vehicleId: t.number }), t.null]),
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
      agreedAt: t.union([t.number, t.null]),
      sendings: t.type({ nextAt: t.number, resends: t.number }),
    }),
    t.null,
  ]),
})
