import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Point } from '../geometry/distance.ts'
import type { OrderNeeds } from '../orderService/needs.ts'
import { randomToken } from '../random.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'
import { QuotedVehicle } from './quoteVehicles.ts'

const QuotedPlace = t.type({ landmark: t.string, lat: t.number, long: t.number })

/** A quote as it is stored and shown again. */
const Quote = t.type({
  vehicles: t.array(QuotedVehicle),
  from: QuotedPlace,
  to: QuotedPlace,
  geo_region_id: t.number,
})
export type Quote = t.TypeOf<typeof Quote>

type End = Point & { readonly landmark: string }

const quotedPlace = ({ landmark, lat, lng }: End): Quote['from'] => ({ landmark, lat, long: lng })

/** A quote for a trip within a service area. */
export const quoteOf = (
  { regionId }: Pick<ServiceArea, 'regionId'>,
  from: End,
  to: End,
  vehicles: Quote['vehicles'],
): Quote => ({
  vehicles,
  from: quotedPlace(from),
  to: quotedPlace(to),
  geo_region_id: regionId,
})

const keyOf = (question: string): string =>
  createHash('sha256').update(question).digest('base64url')

export type Estimates = {
  /** By the whole query: the secure call repeats the validator's (spec 1 §7). */
  readonly remember: (question: string, quote: Quote) => void
  readonly recall: (question: string) => Quote | undefined
  /** Stores the quote and returns its token. */
  readonly issue: (quote: Quote) => string
  readonly find: (token: string) => { readonly quote: Quote; readonly quotedAt: number } | undefined
}

const readQuote = (text: unknown): Quote =>
  decodeOwn(Quote, 'a stored quote', JSON.parse(decodeOwn(t.string, 'a stored quote', text)))

export const makeEstimates = ({
  database,
  clock,
  random,
}: Pick<OrderNeeds, 'database' | 'clock' | 'random'>): Estimates => {
  const insertValidation = database.prepare(
    'INSERT OR REPLACE INTO validations (key, quote, at) VALUES (?, ?, ?)',
  )
  const selectValidation = database.prepare('SELECT quote FROM validations WHERE key = ?')
  const insertEstimate = database.prepare(
    'INSERT INTO estimates (token, quote, quoted_at) VALUES (?, ?, ?)',
  )
  const selectEstimate = database.prepare('SELECT quote, quoted_at FROM estimates WHERE token = ?')
  return {
    remember: (question, quote) => {
      insertValidation.run(keyOf(question), JSON.stringify(quote), clock.now())
    },
    recall: (question) => {
      const row = selectValidation.get(keyOf(question))
      return row === undefined ? undefined : readQuote(row['quote'])
    },
    issue: (quote) => {
      const token = randomToken(random)
      insertEstimate.run(token, JSON.stringify(quote), clock.now())
      return token
    },
    find: (token) => {
      const row = selectEstimate.get(token)
      if (row === undefined) return undefined
      return {
        quote: readQuote(row['quote']),
        quotedAt: decodeOwn(t.number, 'quoted_at', row['quoted_at']),
      }
    },
  }
}
