import * as t from 'io-ts'
import type { RegistrationForm } from '../../domain/partner/registration.ts'

const Named = t.readonly(t.type({ id: t.Integer, name: t.string }))

/** A registration as this tab keeps it. */
export const KeptRegistration: t.Type<RegistrationForm, unknown> = t.type({
  name: t.string,
  mobile: t.string,
  city: t.union([Named, t.null]),
  vehicle: t.union([Named, t.null]),
  infoSource: t.string,
})
