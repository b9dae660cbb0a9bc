import { type Coordinates, isResolved } from '../place/coordinates.ts'
import type { OrderError } from './order.ts'

export type WireFault = Pick<OrderError, 'kind' | 'field'>

/**
 * One object of an answer while it is read. What is wrong goes to `blame` by its path, and the
 * reading goes on with an empty value, so that whoever reads looks for a fault once, at the end.
 */
export type WireSection = {
  readonly fields: Readonly<Record<string, unknown>>
  /** The section that it stands in, and its name there; null for a whole answer, which has none. */
  readonly parent: WireSection | null
  readonly name: string
  readonly blame: (fault: WireFault) => void
}

type Fields = WireSection['fields']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing: Fields = {}

// What an object inherits is no answer. Looking that up once for the object, and not for each of its
// fields, is a third of the time that an order takes; what comes out of JSON inherits nothing of its own.
const ownOf = (fields: Fields): Fields =>
  Object.getPrototypeOf(fields) === Object.prototype ? fields : { ...fields }

/** The field's own value. */
export const valueAt = ({ fields }: WireSection, name: string): unknown => fields[name]

// Told when something is wrong, and not written before: most answers are sound.
const pathOf = ({ parent, name: own }: WireSection, name: string): string =>
  parent === null ? name : pathOf(parent, `${own}.${name}`)

const wrong = <A>(section: WireSection, name: string, instead: A): A => {
  section.blame({ kind: 'OrderFieldMalformed', field: pathOf(section, name) })
  return instead
}

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/** A whole answer as a section. */
export const topSection = (value: unknown, blame: WireSection['blame']): WireSection => {
  if (isFields(value)) return { fields: ownOf(value), parent: null, name: '', blame }
  blame({ kind: 'OrderFieldMalformed', field: '' })
  return { fields: nothing, parent: null, name: '', blame }
}

const sectionOf = (value: unknown, section: WireSection, name: string): WireSection => {
  const fields = isFields(value) ? ownOf(value) : wrong(section, name, nothing)
  return { fields, parent: section, name, blame: section.blame }
}

/** The object in a field. */
export const sectionAt = (section: WireSection, name: string): WireSection =>
  sectionOf(valueAt(section, name), section, name)

/** The object in a field that may be missing or null. */
export const optionalSectionAt = (section: WireSection, name: string): WireSection | null => {
  const value = valueAt(section, name)
  return isAbsent(value) ? null : sectionOf(value, section, name)
}

/** The objects of a list. */
export const sectionsAt = (section: WireSection, name: string): readonly WireSection[] => {
  const value = valueAt(section, name)
  if (!Array.isArray(value)) return wrong(section, name, [])
  return Array.from(value, (item: unknown, at) => sectionOf(item, section, `${name}.${at}`))
}

export const textAt = (section: WireSection, name: string): string => {
  const value = valueAt(section, name)
  return typeof value === 'string' ? value : wrong(section, name, '')
}

/** A text that may be missing or null, and is empty then. */
export const optionalTextAt = (section: WireSection, name: string): string => {
  const value = valueAt(section, name)
  if (typeof value === 'string') return value
  return isAbsent(value) ? '' : wrong(section, name, '')
}

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
    section.blame({ kind: 'OrderValueUnknown', field: pathOf(section, name) })
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
const isInCalendar = (time: string): boolean => {
  const day = Number(time.slice(8, 10))
  return day <= 28 || day <= daysIn(Number(time.slice(0, 4)), Number(time.slice(5, 7)))
}

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
