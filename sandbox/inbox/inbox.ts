import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { type Clock, isoTime } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'

const Channel = t.keyof({ sms: null, whatsapp: null, email: null })
export type Channel = t.TypeOf<typeof Channel>

const MessageRow = t.type({
  id: t.number,
  channel: Channel,
  recipient: t.string,
  text: t.string,
  at: t.number,
})

/** A message that the sandbox pretends to have sent. */
export type Message = {
  readonly id: number
  readonly channel: Channel
  readonly to: string
  readonly text: string
  readonly at: string
}

export type Inbox = {
  readonly send: (channel: Channel, to: string, text: string) => void
  /** The last hundred, newest first. */
  readonly list: () => readonly Message[]
}

export const makeInbox = (database: DatabaseSync, clock: Clock): Inbox => {
  const insert = database.prepare(
    'INSERT INTO messages (channel, recipient, text, at) VALUES (?, ?, ?, ?)',
  )
  const select = database.prepare(
    'SELECT id, channel, recipient, text, at FROM messages ORDER BY id DESC LIMIT 100',
  )
  return {
    send: (channel, to, text) => {
      insert.run(channel, to, text, clock.now())
    },
    list: () =>
      select.all().map((row) => {
        const { recipient, at, ...message } = decodeOwn(MessageRow, 'a message', row)
        return { ...message, to: recipient, at: isoTime(at) }
      }),
  }
}
