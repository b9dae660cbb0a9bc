import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import type { Clock } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'
import type { CallName } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'

/** One intent of a caller: who sent what to which call, with which `client-request-uuid`. */
export type Intent = {
  readonly call: CallName
  readonly caller: string
  readonly requestId: string
  readonly said: unknown
}

/**
 * Runs an action once per intent and repeats its first response every time. The same key for
 * another intent is refused with 409. An action that was refused may be retried.
 */
export type AnsweredOnce = (intent: Intent, act: () => object) => object

const Bag = t.UnknownRecord

/** The same value, whatever the order of an object's properties. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (!Bag.is(value)) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)])
}

export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')

const Answered = t.type({ said: t.string, answer: t.string })

export const makeAnsweredOnce = (database: DatabaseSync, clock: Clock): AnsweredOnce => {
  const select = database.prepare(
    'SELECT said, answer FROM answered WHERE call = ? AND caller = ? AND request_id = ?',
  )
  const insert = database.prepare(
    'INSERT INTO answered (call, caller, request_id, said, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const inOneStep = (act: () => object): object => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const done = act()
      database.exec('COMMIT')
      return done
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }
  return ({ call, caller, requestId, said }, act) => {
    const print = fingerprint(said)
    const row = select.get(call, caller, requestId)
    if (row === undefined) {
      // The action and its record are one transaction: a crash cannot leave one without the other.
      return inOneStep(() => {
        const answer = act()
        insert.run(call, caller, requestId, print, JSON.stringify(answer), clock.now())
        return answer
      })
    }
    const before = decodeOwn(Answered, 'an answer', row)
    if (before.said !== print) {
      throw refusal(409, 'client-request-uuid was used for another request')
    }
    return decodeOwn(Bag, 'an answer', JSON.parse(before.answer))
  }
}
