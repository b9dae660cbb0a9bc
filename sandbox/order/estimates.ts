import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import { QuotedVehicle } from '../fares/quoteVehicles.ts'
import { randomToken } from '../random.ts'
import type { Enquiry } from './enquiry.ts'
import type { OrderNeeds } from './needs.ts'

const QuotedPlace = t.type({ landmark: t.string, lat: t.number, long: t.number })

/** What was quoted, as it is kept and shown again. */
const Quote = t.type({
  vehicles: t.array(QuotedVehicle),
  from: QuotedPlace,
  to: QuotedPlace,
  geo_region_id: t.number,
  service_category: t.string,
})
export type Quote = t.TypeOf<typeof Quote>

/** A question that was validated and a token that was given for it are told apart by these. */
const keyOf = ({ from, to, mobile }: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([from, to, mobile]))
    .digest('base64url')

export type Estimates = {
  readonly remember: (enquiry: Enquiry, quote: Quote) => void
  readonly recall: (enquiry: Enquiry) => Quote | undefined
  /** Keeps the quote and returns the token it is found by. */
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
    remember: (enquiry, quote) => {
      insertValidation.run(keyOf(enquiry), JSON.stringify(quote), clock.now())
    },
    recall: (enquiry) => {
      const row = selectValidation.get(keyOf(enquiry))
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
