import * as t from 'io-ts'

/** The yes to a registration (spec 2 §3). Its name is not read: the one that was entered is shown (spec 2 §2). */
export const WireAcknowledgement = t.type({ message: t.string })

/** What the service says to everybody, in its own language: the screen says it in the visitor's (spec 2 §2). */
const usual = 'We will get back to you shortly'

/** What the service adds of its own; null for nothing. */
export const toAnswer = ({ message }: t.TypeOf<typeof WireAcknowledgement>) => {
  const said = message.trim()
  return { addedMessage: said === '' || said === usual ? null : said }
}
