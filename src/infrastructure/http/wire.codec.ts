import * as t from 'io-ts'
import { readIsoTime } from '../../domain/time/isoTime.ts'

/** What some answers write as a text and others as a number. */
export const TextOrNumber = t.union([t.string, t.number])

/** A text or a number that names something; a text to us. */
export const Id = new t.Type<string, unknown, unknown>(
  'Id',
  t.string.is,
  (value, context) => {
    if (typeof value === 'string' && value !== '') return t.success(value)
    return typeof value === 'number' ? t.success(String(value)) : t.failure(value, context)
  },
  t.identity,
)

/** Degrees, which requests carry as texts and answers as numbers. */
export const Degrees = new t.Type<number, unknown, unknown>(
  'Degrees',
  t.number.is,
  (value, context) => {
    const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof degrees === 'number' && Number.isFinite(degrees)
      ? t.success(degrees)
      : t.failure(value, context)
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

const code = /^[A-Z]{3}$/

/** An ISO 4217 code: formats of money throw at anything else. */
export const CurrencyCode = new t.Type<string, unknown, unknown>(
  'CurrencyCode',
  (value): value is string => typeof value === 'string' && code.test(value),
  (value, context) =>
    typeof value === 'string' && code.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
)
