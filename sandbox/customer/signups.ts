import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'

/** The people who asked to sign up but have not yet proved that the mobile is theirs. */
export type Signups = {
  readonly keep: (mobile: string) => void
  readonly has: (mobile: string) => boolean
  readonly remove: (mobile: string) => void
}

export const makeSignups = (database: DatabaseSync, clock: Clock): Signups => {
  const put = database.prepare('INSERT OR REPLACE INTO signups (mobile, at) VALUES (?, ?)')
  const select = database.prepare('SELECT mobile FROM signups WHERE mobile = ?')
  const remove = database.prepare('DELETE FROM signups WHERE mobile = ?')
  return {
    keep: (mobile) => {
      put.run(mobile, clock.now())
    },
    has: (mobile) => select.get(mobile) !== undefined,
    remove: (mobile) => {
      remove.run(mobile)
    },
  }
}
