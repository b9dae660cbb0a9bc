import { isCurrencyCode } from '../money/currencyCode.ts'
import { type Coordinates, isResolved } from '../place/coordinates.ts'
import { readDegrees } from '../place/degrees.ts'
import { readIsoTime } from '../time/isoTime.ts'
import type { OrderError } from './order.ts'

type WireFault = Pick<OrderError, 'kind' | 'field'>

/**
 * The state of reading a response. A reader takes a value and its path, and returns an empty value in
 * place of a wrong one; reading goes on, and the fault is checked once, at the end. Fields are accessed
 * by literal names: a function that takes any field name finds it far more slowly.
 */
export type Reading = {
  /** The first fault only: later ones may follow from it. */
  fault: WireFault | null
}

/**
 * The fields of one object of a response. Read only by the names of an order's fields, none of which is
 * inherited.
 */
export type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing = {}

// Objects parsed from JSON inherit only from `Object.prototype`.
const isPlain = (given: object): given is Fields =>
  Object.getPrototypeOf(given) === Object.prototype

/**
 * An object's own fields, as inherited ones are not part of the response. `hasOneOfThem` only affects
 * speed: readers pass `'name' in given` for a field that should be there. The engine then knows the
 * prototype chain and need not look it up again, which would take more than a quarter of an order's
 * time.
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

/** Reads an object that may be missing or null. */
export const optionalObjectOf = (reading: Reading, value: unknown, path: string): object | null =>
  isAbsent(value) ? null : objectOf(reading, value, path)

/**
 * Reads a part that occurs in several places. The paths that `read` uses are relative to the part; a
 * fault is reported with `path` in front.
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

/** Like `partOf`, for an object that may be missing or null; the result is null then. */
export const optionalPartOf = <A>(
  reading: Reading,
  value: unknown,
  path: string,
  read: (reading: Reading, part: object) => A,
): A | null =>
  isAbsent(value) ? null : partOf(reading, objectOf(reading, value, path), path, read)

/** Reads the items of a list, each like `partOf`. The first item that is not an object is a fault. */
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

/** Reads a text that may be missing or null; the result is empty then. */
export const optionalTextOf = (reading: Reading, value: unknown, path: string): string =>
  typeof value === 'string' ? value : absentOr(reading, value, path, '')

/** Reads a flag that may be missing or null; the result is false then. */
export const flagOf = (reading: Reading, value: unknown, path: string): boolean =>
  typeof value === 'boolean' ? value : absentOr(reading, value, path, false)

/** Reads what a value names according to `parse`; null, and a fault, if it names nothing known. */
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

/** Reads an ISO 8601 time with its zone, as milliseconds since the epoch. */
export const timeOf = (reading: Reading, value: unknown, path: string): number => {
  const at = typeof value === 'string' ? readIsoTime(value) : Number.NaN
  return Number.isNaN(at) ? wrong(reading, path, 0) : at
}

// A regular expression would take a tenth of an order's time for so few characters.
const isVisible = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x21 || code > 0x7e) return false
  }
  return text !== ''
}

/** An order's number, which links and errors contain; null for anything else. */
export const parseCrn = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 64 && isVisible(value) ? value : null

/** Reads an order's number. */
export const crnOf = (reading: Reading, value: unknown, path: string): string | null =>
  parseCrn(value) ?? wrong(reading, path, null)

/** Reads an ISO 4217 code. */
export const currencyOf = (reading: Reading, value: unknown, path: string): string =>
  isCurrencyCode(value) ? value : wrong(reading, path, '')

const degreesOf = (reading: Reading, value: unknown, path: string): number => {
  const degrees = readDegrees(value)
  return Number.isNaN(degrees) ? wrong(reading, path, 0) : degrees
}

const readPoint = (reading: Reading, given: object): Coordinates => {
  const point = ownOf(given, 'lat' in given)
  return {
    lat: degreesOf(reading, point['lat'], 'lat'),
    lng: degreesOf(reading, point['long'], 'long'),
  }
}

/** Reads a point `{lat, long}`; null if it is missing or unresolved. */
export const pointOf = (reading: Reading, value: unknown, path: string): Coordinates | null => {
  const location = optionalPartOf(reading, value, path, readPoint)
  return location !== null && isResolved(location) ? location : null
}
