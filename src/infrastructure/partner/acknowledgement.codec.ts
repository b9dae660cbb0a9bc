import * as t from 'io-ts'

/**
 * The response to a registration (spec 2 §3). Its name is not read: the screen shows the one that
 * was entered (spec 2 §2).
 */
export const WireAcknowledgement = t.type({ message: t.string })

/**
 * What the service says to every partner, in its own language. The screen says it in the visitor's
 * (spec 2 §2).
 */
const usual = 'We will get back to you shortly'

/** The message that the service adds; null if it adds none. */
export const toAnswer = ({ message }: t.TypeOf<typeof WireAcknowledgement>) => {
  const said = message.trim()
  return { addedMessage: said === '' || said === usual ? null : said }
}
