import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import type { Clock } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'

const SignupRow = t.type({ name: t.string, email: t.string })
export type Signup = t.TypeOf<typeof SignupRow>

/** Those who asked to sign up and have not proved their mobile yet. */
export type Signups = {
  readonly keep: (mobile: string, signup: Signup) => void
  readonly find: (mobile: string) => Signup | undefined
  readonly remove: (mobile: string) => void
}

export const makeSignups = (database: DatabaseSync, clock: Clock): Signups => {
  const put = database.prepare(
    'INSERT OR REPLACE INTO signups (mobile, name, email, at) VALUES (?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT name, email FROM signups WHERE mobile = ?')
  const remove = database.prepare('DELETE FROM signups WHERE mobile = ?')
  return {
    keep: (mobile, { name, email }) => {
      put.run(mobile, name, email, clock.now())
    },
    find: (mobile) => {
      const row = select.get(mobile)
      return row === undefined ? undefined : decodeOwn(SignupRow, 'a signup', row)
    },
    remove: (mobile) => {
      remove.run(mobile)
    },
  }
}
