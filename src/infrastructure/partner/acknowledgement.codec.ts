import * as t from 'io-ts'
import type { Acknowledgement } from '../../application/partner/registerPartner.port.ts'

/** The yes to a registration (spec 2 §3). */
export const WireAcknowledgement = t.type({ message: t.string, name: t.string })

export const toAcknowledgement = ({
  name,
  message,
}: t.TypeOf<typeof WireAcknowledgement>): Acknowledgement => ({ name, message })
