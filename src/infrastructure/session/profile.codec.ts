import * as t from 'io-ts'
import { type Profile, unknownProfile } from '../../domain/session/profile.ts'
import { orNothing } from '../http/orNothing.ts'
import { TextOrNumber } from '../http/wire.codec.ts'

const told = {
  mobile: orNothing(TextOrNumber),
  external_id: orNothing(TextOrNumber),
  first_name: orNothing(t.string),
  last_name: orNothing(t.string),
  blacklisted: orNothing(t.union([t.boolean, t.number])),
  mail_info: orNothing(
    t.partial({ is_verified: orNothing(t.boolean), email: orNothing(t.string) }),
  ),
}

// Any field may be missing, but a response with only unknown fields answers another request.
const isOfProfile = (answer: object): boolean => {
  const names = Object.keys(answer)
  return names.length === 0 || names.some((name) => Object.hasOwn(told, name))
}

/**
 * A customer's profile (spec 1 §3). Every field has a default. The credentials decide whose profile
 * it is.
 */
export const WireProfile = t.refinement(t.partial(told), isOfProfile, 'Profile')

export const toProfile = (wire: t.TypeOf<typeof WireProfile>): Profile => ({
  mobile: String(wire.mobile ?? unknownProfile.mobile),
  externalId: String(wire.external_id ?? unknownProfile.externalId),
  firstName: wire.first_name ?? unknownProfile.firstName,
  lastName: wire.last_name ?? unknownProfile.lastName,
  blacklisted: Boolean(wire.blacklisted ?? unknownProfile.blacklisted),
  email: {
    address: wire.mail_info?.email ?? unknownProfile.email.address,
    isVerified: wire.mail_info?.is_verified ?? unknownProfile.email.isVerified,
  },
})
