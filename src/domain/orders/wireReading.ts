import { type Coordinates, isResolved } from '../place/coordinates.ts'
import { readIsoTime } from '../time/isoTime.ts'
import type { OrderError } from './order.ts'

type WireFault = Pick<OrderError, 'kind' | 'field'>

/**
 * An answer while it is read. Whoever reads hands over a value with the path that it has, and gets
 * an empty one in place of what is wrong; the reading goes on, and the fault is looked for once, at
 * the end. The fields are read where their names stand: a function that is asked for any field by its
 * name takes far longer to find it.
 */
export type Reading = {
  /** The first of them: those after it may follow from it. */
  fault: WireFault | null
}

/** The fields of one object of an answer. */
export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing: Fields = {}

// What an object inherits is no answer. Looking that up once for the object, and not for each of its
// fields, is a third of the time that an order takes; what comes out of JSON inherits nothing of its own.
const ownOf = (fields: Fields): Fields =>
  Object.getPrototypeOf(fields) === Object.prototype ? fields : { ...fields }

const wrong = <A>(reading: Reading, path: string, instead: A): A => {
  reading.fault ??= { kind: 'OrderFieldMalformed', field: path }
  return instead
}

export const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/** The fields of an object. */
export const fieldsOf = (reading: Reading, value: unknown, path: string): Fields =>
  isFields(value) ? ownOf(value) : wrong(reading, path, nothing)

/** The fields of an object that may be missing or null. */
export const optionalFieldsOf = (reading: Reading, value: unknown, path: string): Fields | null =>
  isAbsent(value) ? null : fieldsOf(reading, value, path)

/**
 * Reads a part that stands in several places, or nowhere in particular: the paths that `read` gives
 * are those in the part, and a fault is told with `path` before it.
 */
export const partOf = <A>(
  reading: Reading,
  part: Fields,
  path: string,
  read: (reading: Reading, part: Fields) => A,
): A => {
  const before = reading.fault
  const value = read(reading, part)
  const { fault } = reading
  if (fault !== before && fault !== null) {
    reading.fault = { kind: fault.kind, field: `${path}.${fault.field}` }
  }
  return value
}

/** The parts of a list, each read as `partOf` does; all of them are objects, or the first that is none is wrong. */
export const partsOf = <A>(
  reading: Reading,
  value: unknown,
  path: string,
  read: (reading: Reading, part: Fields) => A,
): readonly A[] => {
  if (!Array.isArray(value)) return wrong(reading, path, [])
  if (value.length === 0) return []
  const parts = Array.from(value, (item: unknown, at) => fieldsOf(reading, item, `${path}.${at}`))
  return parts.map((part, at) => partOf(reading, part, `${path}.${at}`, read))
}

export const textOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' ? value : wrong(reading, path, '')

/** A text that may be missing or null, and is empty then. */
export const optionalTextOf = (reading: Reading, value: unknown, path: string): string => {
  if (typeof value === 'string') return value
  return isAbsent(value) ? '' : wrong(reading, path, '')
}

/** A flag that may be missing or null, and is down then. */
export const flagOf = (reading: Reading, value: unknown, path: string): boolean => {
  if (typeof value === 'boolean') return value
  return isAbsent(value) ? false : wrong(reading, path, false)
}

/** What a value names, by `parse`; null where that knows no such name. */
export const namedOf = <N>(
  reading: Reading,
  value: unknown,
  path: string,
  parse: (raw: unknown) => N | null,
): N | null => {
  const named = parse(value)
  if (named === null) reading.fault ??= { kind: 'OrderValueUnknown', field: path }
  return named
}

export const wholeNumberOf = (reading: Reading, value: unknown, path: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : wrong(reading, path, 0)

export const numberOf = (reading: Reading, value: unknown, path: string): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(reading, path, 0)

/** An ISO 8601 time with its zone; milliseconds since the epoch to us. */
export const timeOf = (reading: Reading, value: unknown, path: string): number => {
  const at = typeof value === 'string' ? readIsoTime(value) : Number.NaN
  return Number.isNaN(at) ? wrong(reading, path, 0) : at
}

const crnShape = /^[\x21-\x7e]{1,64}$/

/** An order's number, which links and errors carry; null for anything else. */
export const parseCrn = (value: unknown): string | null =>
  typeof value === 'string' && crnShape.test(value) ? value : null

/** An order's number. */
export const crnOf = (reading: Reading, value: unknown, path: string): string | null =>
  parseCrn(value) ?? wrong(reading, path, null)

const currencyCode = /^[A-Z]{3}$/

/** An ISO 4217 code: formats of money throw at anything else. */
export const currencyOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' && currencyCode.test(value) ? value : wrong(reading, path, '')

const degreesOf = (reading: Reading, value: unknown, path: string): number => {
  // Requests carry degrees as texts, and a service may hand them back as they came.
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : wrong(reading, path, 0)
}

const readPoint = (reading: Reading, point: Fields): Coordinates => ({
  lat: degreesOf(reading, point['lat'], 'lat'),
  lng: degreesOf(reading, point['long'], 'long'),
})

/** A point `{lat, long}`; null where it is missing or nobody has resolved it. */
export const pointOf = (reading: Reading, value: unknown, path: string): Coordinates | null => {
  const point = optionalFieldsOf(reading, value, path)
  if (point === null) return null
  const location = partOf(reading, point, path, readPoint)
  return isResolved(location) ? location : null
}
