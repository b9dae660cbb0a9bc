import * as t from 'io-ts'
import { dayMs } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'
import type { OrderNeeds } from '../orderService/needs.ts'

/** How an estimate changed the list of people to call back. */
export type CallbackRequest = {
  readonly id: number
  /** The mobile already made a request in the last day: no second request is added. */
  readonly wasThere: boolean
}

export type RequestCallback = (mobile: string) => CallbackRequest

const Id = t.union([t.number, t.undefined])

export const makeRequestCallback = ({
  database,
  clock,
}: Pick<OrderNeeds, 'database' | 'clock'>): RequestCallback => {
  const select = database.prepare(
    'SELECT id FROM callback_requests WHERE mobile = ? AND at > ? ORDER BY id DESC LIMIT 1',
  )
  const insert = database.prepare('INSERT INTO callback_requests (mobile, at) VALUES (?, ?)')
  return (mobile) => {
    const found = decodeOwn(
      Id,
      'a callback request',
      select.get(mobile, clock.now() - dayMs)?.['id'],
    )
    if (found !== undefined) return { id: found, wasThere: true }
    return { id: Number(insert.run(mobile, clock.now()).lastInsertRowid), wasThere: false }
  }
}
