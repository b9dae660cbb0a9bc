import * as t from 'io-ts'
import { isCurrencyCode } from '../../domain/money/currencyCode.ts'
import { readDegrees } from '../../domain/place/degrees.ts'
import { readIsoTime } from '../../domain/time/isoTime.ts'

/** What some answers write as a text and others as a number. */
export const TextOrNumber = t.union([t.string, t.number])

/** A number. A text of JSON can name one that is too large to be one: 1e999 is read as infinity. */
export const Finite = t.refinement(t.number, Number.isFinite, 'Finite')

/**
 * A text or a whole number that names something; a text to us. A number past 2^53 is refused: JSON reads
 * it rounded, and it may name something else.
 */
export const Id = new t.Type<string, unknown, unknown>(
  'Id',
  t.string.is,
  (value, context) => {
    if (typeof value === 'string' && value !== '') return t.success(value)
    return typeof value === 'number' && Number.isSafeInteger(value)
      ? t.success(String(value))
      : t.failure(value, context)
  },
  t.identity,
)

/** Degrees: a number, or a decimal number as text, as requests carry them. */
export const Degrees = new t.Type<number, unknown, unknown>(
  'Degrees',
  t.number.is,
  (value, context) => {
    const degrees = readDegrees(value)
    return Number.isNaN(degrees) ? t.failure(value, context) : t.success(degrees)
  },
  t.identity,
)

/** An ISO 8601 time with its zone; milliseconds since the epoch to us. */
export const IsoTime = new t.Type<number, unknown, unknown>(
  'IsoTime',
  t.number.is,
  (value, context) => {
    const at = typeof value === 'string' ? readIsoTime(value) : Number.NaN
    return Number.isNaN(at) ? t.failure(value, context) : t.success(at)
  },
  t.identity,
)

/** An ISO 4217 code: formats of money throw at anything else. */
export const CurrencyCode = new t.Type<string, unknown, unknown>(
  'CurrencyCode',
  isCurrencyCode,
  (value, context) => (isCurrencyCode(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)
