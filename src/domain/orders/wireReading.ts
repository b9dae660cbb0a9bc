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

/** The fields of one object of an answer, to be read by the names of an order only: of those none is inherited. */
export type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing = {}

// What comes out of JSON inherits nothing of its own.
const isPlain = (given: object): given is Fields =>
  Object.getPrototypeOf(given) === Object.prototype

/**
 * The fields of an object; what it inherits is no answer. `hasOneOfThem` changes nothing about that, it is for
 * speed alone: whoever reads asks `'name' in given` for a field that should be there, and the engine, which knows
 * from then on what the object inherits, need not look that up for more than a quarter of an order's time.
 */
export const ownOf = (given: object, hasOneOfThem: boolean): Fields =>
  hasOneOfThem && isPlain(given) ? given : { ...given }

const wrong = <A>(reading: Reading, path: string, instead: A): A => {
  reading.fault ??= { kind: 'OrderFieldMalformed', field: path }
  return instead
}

export const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

export const objectOf = (reading: Reading, value: unknown, path: string): object =>
  isObject(value) ? value : wrong(reading, path, nothing)

/** An object that may be missing or null. */
export const optionalObjectOf = (reading: Reading, value: unknown, path: string): object | null =>
  isAbsent(value) ? null : objectOf(reading, value, path)

/**
 * Reads a part that stands in several places, or nowhere in particular: the paths that `read` gives
 * are those in the part, and a fault is told with `path` before it.
 */
export const partOf = <A>(
  reading: Reading,
  part: object,
  path: string,
  read: (reading: Reading, part: object) => A,
): A => {
  const before = reading.fault
  const value = read(reading, part)
  const { fault } = reading
  if (fault !== before && fault !== null) {
    reading.fault = { kind: fault.kind, field: `${path}.${fault.field}` }
  }
  return value
}

/** The same of an object that may be missing or null, and is null then. */
export const optionalPartOf = <A>(
  reading: Reading,
  value: unknown,
  path: string,
  read: (reading: Reading, part: object) => A,
): A | null =>
  isAbsent(value) ? null : partOf(reading, objectOf(reading, value, path), path, read)

/** The parts of a list, each read as `partOf` does; all of them are objects, or the first that is none is wrong. */
export const partsOf = <A>(
  reading: Reading,
  value: unknown,
  path: string,
  read: (reading: Reading, part: object) => A,
): readonly A[] => {
  if (!Array.isArray(value)) return wrong(reading, path, [])
  const items: readonly unknown[] = value
  const parts: object[] = []
  for (const item of items) {
    if (!isObject(item)) {
      const stray = `${path}.${parts.length}`
      return wrong(reading, stray, [])
    }
    parts.push(item)
  }
  return parts.map((part, at) => partOf(reading, part, `${path}.${at}`, read))
}

export const textOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' ? value : wrong(reading, path, '')

const absentOr = <A>(reading: Reading, value: unknown, path: string, absent: A): A =>
  isAbsent(value) ? absent : wrong(reading, path, absent)

/** A text that may be missing or null, and is empty then. */
export const optionalTextOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' ? value : absentOr(reading, value, path, '')

/** A flag that may be missing or null, and is down then. */
export const flagOf = (reading: Reading, value: unknown, path: string): boolean =>
  typeof value === 'boolean' ? value : absentOr(reading, value, path, false)

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

// A pattern would take a tenth of an order's time for so few letters.
const isWithin = (text: string, first: number, last: number): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < first || code > last) return false
  }
  return text !== ''
}

/** An order's number, which links and errors carry; null for anything else. */
export const parseCrn = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 64 && isWithin(value, 0x21, 0x7e) ? value : null

/** An order's number. */
export const crnOf = (reading: Reading, value: unknown, path: string): string | null =>
  parseCrn(value) ?? wrong(reading, path, null)

/** An ISO 4217 code: formats of money throw at anything else. */
export const currencyOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' && value.length === 3 && isWithin(value, 0x41, 0x5a)
    ? value
    : wrong(reading, path, '')

const degreesOf = (reading: Reading, value: unknown, path: string): number => {
  // Requests carry degrees as texts, and a service may hand them back as they came.
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : wrong(reading, path, 0)
}

const readPoint = (reading: Reading, given: object): Coordinates => {
  const point = ownOf(given, 'lat' in given)
  return {
    lat: degreesOf(reading, point['lat'], 'lat'),
    lng: degreesOf(reading, point['long'], 'long'),
  }
}

/** A point `{lat, long}`; null where it is missing or nobody has resolved it. */
export const pointOf = (reading: Reading, value: unknown, path: string): Coordinates | null => {
  const location = optionalPartOf(reading, value, path, readPoint)
  return location !== null && isResolved(location) ? location : null
}
