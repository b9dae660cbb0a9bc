import { type Coordinates, isResolved } from '../place/coordinates.ts'
import type { OrderError } from './order.ts'

export type WireFault = Pick<OrderError, 'kind' | 'field'>

/**
 * One object of an answer while it is read. What is wrong goes to `blame` by its path, and the
 * reading goes on with an empty value, so that whoever reads looks for a fault once, at the end.
 */
export type WireSection = {
  readonly fields: Readonly<Record<string, unknown>>
  /** Ends in a dot, or is empty. */
  readonly path: string
  readonly blame: (fault: WireFault) => void
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing: WireSection['fields'] = {}

/** The field's own value; what an object inherits is no answer. */
export const valueAt = ({ fields }: WireSection, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const wrong = <A>({ path, blame }: WireSection, name: string, instead: A): A => {
  blame({ kind: 'OrderFieldMalformed', field: `${path}${name}` })
  return instead
}

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/** A whole answer as a section. */
export const topSection = (value: unknown, blame: WireSection['blame']): WireSection => {
  if (isFields(value)) return { fields: value, path: '', blame }
  blame({ kind: 'OrderFieldMalformed', field: '' })
  return { fields: nothing, path: '', blame }
}

/** The object in a field. */
export const sectionAt = (section: WireSection, name: string): WireSection => {
  const value = valueAt(section, name)
  const fields = isFields(value) ? value : wrong(section, name, nothing)
  return { fields, path: `${section.path}${name}.`, blame: section.blame }
}

/** The object in a field that may be missing or null. */
export const optionalSectionAt = (section: WireSection, name: string): WireSection | null =>
  isAbsent(valueAt(section, name)) ? null : sectionAt(section, name)

/** The objects of a list. */
export const sectionsAt = (section: WireSection, name: string): readonly WireSection[] => {
  const value = valueAt(section, name)
  if (!Array.isArray(value)) return wrong(section, name, [])
  return Array.from(value, (item: unknown, at): WireSection => {
    const path = `${name}.${at}`
    const fields = isFields(item) ? item : wrong(section, path, nothing)
    return { fields, path: `${section.path}${path}.`, blame: section.blame }
  })
}

export const textAt = (section: WireSection, name: string): string => {
  const value = valueAt(section, name)
  return typeof value === 'string' ? value : wrong(section, name, '')
}

/** A text that may be missing or null, and is empty then. */
export const optionalTextAt = (section: WireSection, name: string): string =>
  isAbsent(valueAt(section, name)) ? '' : textAt(section, name)

/** A flag that may be missing or null, and is down then. */
export const flagAt = (section: WireSection, name: string): boolean => {
  const value = valueAt(section, name)
  if (isAbsent(value)) return false
  return typeof value === 'boolean' ? value : wrong(section, name, false)
}

/** What a field names, by `parse`; null where that knows no such name. */
export const namedAt = <N>(
  section: WireSection,
  name: string,
  parse: (raw: unknown) => N | null,
): N | null => {
  const named = parse(valueAt(section, name))
  if (named === null) {
    section.blame({ kind: 'OrderValueUnknown', field: `${section.path}${name}` })
  }
  return named
}

export const wholeNumberAt = (section: WireSection, name: string): number => {
  const value = valueAt(section, name)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : wrong(section, name, 0)
}

export const numberAt = (section: WireSection, name: string): number => {
  const value = valueAt(section, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : wrong(section, name, 0)
}

const iso8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

// Some engines take February 30 for the second of March.
const isInCalendar = (time: string): boolean =>
  Number(time.slice(8, 10)) <= daysIn(Number(time.slice(0, 4)), Number(time.slice(5, 7)))

/** An ISO 8601 time with its zone; milliseconds since the epoch to us. */
export const timeAt = (section: WireSection, name: string): number => {
  const value = valueAt(section, name)
  const isTime = typeof value === 'string' && iso8601.test(value) && isInCalendar(value)
  const at = isTime ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? wrong(section, name, 0) : at
}

const crnShape = /^[\x21-\x7e]{1,64}$/

/** An order's number, which links and errors carry. */
export const crnAt = (section: WireSection, name: string): string | null => {
  const value = valueAt(section, name)
  return typeof value === 'string' && crnShape.test(value) ? value : wrong(section, name, null)
}

const currencyCode = /^[A-Z]{3}$/

/** An ISO 4217 code: formats of money throw at anything else. */
export const currencyAt = (section: WireSection, name: string): string => {
  const value = valueAt(section, name)
  return typeof value === 'string' && currencyCode.test(value) ? value : wrong(section, name, '')
}

const degreesAt = (section: WireSection, name: string): number => {
  const value = valueAt(section, name)
  // Requests carry degrees as texts, and a service may hand them back as they came.
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : wrong(section, name, 0)
}

/** A point `{lat, long}`; null where it is missing or nobody has resolved it. */
export const pointAt = (section: WireSection, name: string): Coordinates | null => {
  const point = optionalSectionAt(section, name)
  if (point === null) return null
  const location = { lat: degreesAt(point, 'lat'), lng: degreesAt(point, 'long') }
  return isResolved(location) ? location : null
}
