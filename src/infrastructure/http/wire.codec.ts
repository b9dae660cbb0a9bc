import * as t from 'io-ts'
import { isCurrencyCode } from '../../domain/money/currencyCode.ts'
import { readDegrees } from '../../domain/place/degrees.ts'
import { readIsoTime } from '../../domain/time/isoTime.ts'
import { guarded } from './guarded.ts'

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

/** A value that is read as a number, or as `NaN` if it is none. */
const numberReadBy = (name: string, read: (value: unknown) => number) =>
  new t.Type<number, unknown, unknown>(
    name,
    t.number.is,
    (value, context) => {
      const number = read(value)
      return Number.isNaN(number) ? t.failure(value, context) : t.success(number)
    },
    t.identity,
  )

/** Degrees: a number, or a decimal number as text, which is how requests carry them. */
export const Degrees = numberReadBy('Degrees', readDegrees)

/** An ISO 8601 time with its zone, held as milliseconds since the epoch. */
export const IsoTime = numberReadBy('IsoTime', (value) =>
  typeof value === 'string' ? readIsoTime(value) : Number.NaN,
)

/** An ISO 4217 code. Money formats throw at anything else. */
export const CurrencyCode = guarded('CurrencyCode', isCurrencyCode)
