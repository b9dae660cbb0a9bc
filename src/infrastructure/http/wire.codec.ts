import * as t from 'io-ts'
import { isCurrencyCode } from '../../domain/money/currencyCode.ts'
import { readDegrees } from '../../domain/place/degrees.ts'
import { readIsoTime } from '../../domain/time/isoTime.ts'

/** A value that some responses write as a text and others as a number. */
export const TextOrNumber = t.union([t.string, t.number])

/** A finite number. JSON can write one that is too large: 1e999 is read as infinity. */
export const Finite = t.refinement(t.number, Number.isFinite, 'Finite')

/** An amount of money: a finite number, not below zero. */
export const Amount = t.refinement(Finite, (value) => value >= 0, 'Amount')

/**
 * An id, sent as a text or an integer and held as a text. An integer past 2^53 is refused: JSON
 * reads it rounded, so it may name something else.
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

/** Degrees: a number, or a decimal number as text, which is how requests carry them. */
export const Degrees = new t.Type<number, unknown, unknown>(
  'Degrees',
  t.number.is,
  (value, context) => {
    const degrees = readDegrees(value)
    return Number.isNaN(degrees) ? t.failure(value, context) : t.success(degrees)
  },
  t.identity,
)

/** An ISO 8601 time with its zone, held as milliseconds since the epoch. */
export const IsoTime = new t.Type<number, unknown, unknown>(
  'IsoTime',
  t.number.is,
  (value, context) => {
    const at = typeof value === 'string' ? readIsoTime(value) : Number.NaN
    return Number.isNaN(at) ? t.failure(value, context) : t.success(at)
  },
  t.identity,
)

/** An ISO 4217 code. Money formats throw at anything else. */
export const CurrencyCode = new t.Type<string, unknown, unknown>(
  'CurrencyCode',
  isCurrencyCode,
  (value, context) => (isCurrencyCode(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)
