import * as t from 'io-ts'
import type { AuthStart } from '../../application/session/auth.slice.ts'
import type { AuthDraft } from '../../application/session/authDraft.ts'

const Booking = t.type({
  // By its name: the action's slice would bring a store along, which adapters do without.
  type: t.literal('fareResults/bookingRequested'),
  payload: t.type({ vehicleId: t.number }),
})

/** What is to follow a login: of what a tab keeps, nothing is done that is not one of these. */
const FollowUp = new t.Type<AuthStart['followUp'], unknown>(
  'FollowUp',
  (value): value is AuthStart['followUp'] => value === null || Booking.is(value),
  (value) => t.success(Booking.is(value) ? value : null),
  t.identity,
)

/** A login as this tab keeps it. */
export const KeptAuth: t.Type<AuthDraft, unknown> = t.type({
  country: t.string,
  url: t.string,
  keptAt: t.number,
  start: t.type({ checksExistence: t.boolean, followUp: FollowUp }),
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
