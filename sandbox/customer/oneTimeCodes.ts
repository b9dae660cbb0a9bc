import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { type Clock, hourMs, minuteMs } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'
import { refusal } from '../http/refusal.ts'
import type { Channel, Inbox } from '../inbox/inbox.ts'
import { type Random, randomDigits } from '../random.ts'

const codeLength = 6
const validMs = 5 * minuteMs
const mostTries = 5
/** Per mobile and hour. */
const mostSendings = 6

const CodeRow = t.type({ code: t.string, tries: t.number, sent_at: t.number })
const Count = t.type({ count: t.number })

export type OneTimeCodes = {
  /** Sends a new code, which replaces an earlier one. Refuses after too many. */
  readonly send: (mobile: string, channel: Channel) => void
  readonly isPending: (mobile: string) => boolean
  /** Uses the code up, or refuses it. */
  readonly redeem: (mobile: string, code: string) => void
}

type CodeNeeds = {
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly random: Random
  readonly inbox: Inbox
}

export const makeOneTimeCodes = ({ database, clock, random, inbox }: CodeNeeds): OneTimeCodes => {
  const countSendings = database.prepare(
    'SELECT count(*) AS count FROM code_sendings WHERE mobile = ? AND at > ?',
  )
  const noteSending = database.prepare('INSERT INTO code_sendings (mobile, at) VALUES (?, ?)')
  const forgetSendings = database.prepare('DELETE FROM code_sendings WHERE at <= ?')
  const put = database.prepare(
    'INSERT OR REPLACE INTO one_time_codes (mobile, code, tries, sent_at) VALUES (?, ?, 0, ?)',
  )
  const select = database.prepare(
    'SELECT code, tries, sent_at FROM one_time_codes WHERE mobile = ?',
  )
  const noteTry = database.prepare('UPDATE one_time_codes SET tries = tries + 1 WHERE mobile = ?')
  const remove = database.prepare('DELETE FROM one_time_codes WHERE mobile = ?')
  return {
    send: (mobile, channel) => {
      const anHourAgo = clock.now() - hourMs
      forgetSendings.run(anHourAgo)
      const { count } = decodeOwn(Count, 'a count', countSendings.get(mobile, anHourAgo))
      if (count >= mostSendings) throw refusal(429, 'Too many attempts, try again in an hour')
      const code = randomDigits(random, codeLength)
      put.run(mobile, code, clock.now())
      noteSending.run(mobile, clock.now())
      inbox.send(channel, mobile, `${code} is your one-time password. It is valid for 5 minutes.`)
    },
    isPending: (mobile) => select.get(mobile) !== undefined,
    redeem: (mobile, code) => {
      const row = select.get(mobile)
      if (row === undefined) throw refusal(400, 'Invalid OTP')
      const sent = decodeOwn(CodeRow, 'a one-time code', row)
      if (clock.now() - sent.sent_at > validMs) throw refusal(400, 'This OTP has expired')
      if (sent.tries >= mostTries) {
        throw refusal(429, 'Too many wrong attempts. Please ask for a new OTP.')
      }
      if (sent.code !== code) {
        noteTry.run(mobile)
        throw refusal(400, 'Invalid OTP')
      }
      remove.run(mobile)
    },
  }
}
