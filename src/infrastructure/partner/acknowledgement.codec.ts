import * as t from 'io-ts'
import type { Acknowledgement } from '../../application/partner/registerPartner.port.ts'

/** The yes to a registration (spec 2 §3). */
export const WireAcknowledgement = t.type({ message: t.string, name: t.string })

/** What the service says to everybody, in its own language: the screen says it in the visitor's (spec 2 §2). */
const usual = 'We will get back to you shortly'

export const toAcknowledgement = ({
  name,
  message,
}: t.TypeOf<typeof WireAcknowledgement>): Acknowledgement => {
  const said = message.trim()
  return { name, message: said === usual ? '' : said }
}
