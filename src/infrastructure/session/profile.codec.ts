import * as t from 'io-ts'
import { type Profile, unknownProfile } from '../../domain/session/profile.ts'
import { orNothing } from '../http/orNothing.ts'

/** A customer's profile (spec 1 §3): whose it is must be said, the rest has defaults. */
export const WireProfile = t.intersection([
  t.type({ mobile: t.union([t.string, t.null]) }),
  t.partial({
    external_id: orNothing(t.string),
    first_name: orNothing(t.string),
    last_name: orNothing(t.string),
    blacklisted: orNothing(t.boolean),
    mail_info: orNothing(
      t.partial({ is_verified: orNothing(t.boolean), email: orNothing(t.string) }),
    ),
  }),
])

export const toProfile = (wire: t.TypeOf<typeof WireProfile>): Profile => ({
  mobile: wire.mobile ?? unknownProfile.mobile,
  externalId: wire.external_id ?? unknownProfile.externalId,
  firstName: wire.first_name ?? unknownProfile.firstName,
  lastName: wire.last_name ?? unknownProfile.lastName,
  blacklisted: wire.blacklisted ?? unknownProfile.blacklisted,
  email: {
    address: wire.mail_info?.email ?? unknownProfile.email.address,
    isVerified: wire.mail_info?.is_verified ?? unknownProfile.email.isVerified,
  },
})
