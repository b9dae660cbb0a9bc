import { either as E } from 'fp-ts'
import type { Context } from 'hono'
import * as t from 'io-ts'
import { wrongPaths } from '../decoding.ts'
import { queryAsked } from './queryAsked.ts'
import { refusal } from './refusal.ts'

/** The headers that a call of the spec may carry, for the CORS preflight. */
export const knownHeaders = [
  'brand',
  'source',
  'client-request-uuid',
  'device-id',
  'country',
  'preferred-languages',
  'mobile',
  'auth-token',
  'content-type',
] as const

const readHeader = (c: Context, name: string): string => {
  const value = c.req.header(name)?.trim() ?? ''
  if (value === '') throw refusal(400, `header ${name} is missing`)
  return value
}

const requireHeader = (c: Context, name: string, expected: string): void => {
  const value = readHeader(c, name)
  if (value !== expected) throw refusal(400, `header ${name} must be ${expected}, not ${value}`)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Checks the headers of order history besides the credentials (spec 2 §7). Returns the idempotency
 * key.
 */
export const readRequestHeaders = (c: Context): string => {
  requireHeader(c, 'brand', 'smartshift')
  requireHeader(c, 'source', 'website')
  const request = readHeader(c, 'client-request-uuid')
  if (!uuid.test(request)) throw refusal(400, 'header client-request-uuid is not a UUID')
  return request
}

export type Caller = { readonly requestId: string; readonly deviceId: string }

/** Checks the headers of all other calls of the customer and order services (spec 1 §7). */
export const readCallerHeaders = (c: Context): Caller => ({
  requestId: readRequestHeaders(c),
  deviceId: readHeader(c, 'device-id'),
})

/** A customer's own calls name the customer service's country, whatever the market (spec 1 §7). */
export const readOwnCountry = (c: Context): void => requireHeader(c, 'country', 'in')

export type Region = 'in' | 'ae' | 'uae' | 'tr' | 'bd'

const regions: ReadonlyMap<string, Region> = new Map([
  ['in', 'in'],
  ['IND', 'in'],
  ['ae', 'ae'],
  ['uae', 'uae'],
  ['UAE', 'uae'],
  ['tr', 'tr'],
  ['TR', 'tr'],
  ['bd', 'bd'],
  ['BD', 'bd'],
])

export const readRegion = (c: Context): Region => {
  const value = readHeader(c, 'country')
  const region = regions.get(value)
  if (region === undefined) throw refusal(400, `header country is not a known region: ${value}`)
  return region
}

export const locales = ['en', 'bn-BD', 'en-AE', 'en-TR', 'tr-TR', 'en-TK', 'en-IN'] as const
export type Locale = (typeof locales)[number]

const localeOf = (value: string): Locale | undefined => locales.find((locale) => locale === value)

export const readPreferredLocale = (c: Context): Locale => {
  const value = readHeader(c, 'preferred-languages')
  const locale = localeOf(value)
  if (locale === undefined) {
    throw refusal(400, `header preferred-languages is not a known locale: ${value}`)
  }
  return locale
}

export type CallerContext = Caller & { readonly region: Region; readonly locale: Locale }

/** Reads the headers of the order service: the caller's, and the country and language. */
export const readOrderHeaders = (c: Context): CallerContext => ({
  ...readCallerHeaders(c),
  region: readRegion(c),
  locale: readPreferredLocale(c),
})

/** A query with only known names, every required one, and none twice. */
export type StrictQuery<Required extends string, Optional extends string> = {
  readonly value: (name: Required) => string
  readonly optional: (name: Optional) => string | undefined
}

/** `refuse` creates the error, so that each protocol keeps its own error shape. */
export const readQuery = <Required extends string, Optional extends string>(
  c: Context,
  required: readonly Required[],
  optional: readonly Optional[],
  refuse: (message: string) => Error = (message) => refusal(400, message),
): StrictQuery<Required, Optional> => {
  const known = new Set<string>([...required, ...optional])
  const params = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(queryAsked(c))) {
    if (!known.has(name)) throw refuse(`unknown query parameter ${name}`)
    if (params.has(name)) throw refuse(`query parameter ${name} is given twice`)
    params.set(name, value)
  }
  for (const name of required) {
    if (!params.has(name)) throw refuse(`query parameter ${name} is missing`)
  }
  return { value: (name) => params.get(name) ?? '', optional: (name) => params.get(name) }
}

const populate = /^populate(?:\[(\w+)\](?:\[populate\])?)?$/

/** The requested sections of a page: all of them, or only those named. */
export type Populated = 'all' | ReadonlySet<string>

/** Reads the `populate` parameters of the content service (spec 2 §7). */
const readPopulated = (
  c: Context,
): { readonly names: readonly string[]; readonly populated: Populated } => {
  const params = [...new URLSearchParams(queryAsked(c))].filter(([name]) => populate.test(name))
  for (const [name, value] of params) {
    if (value !== '*') throw refusal(400, `query parameter ${name} must be *, not ${value}`)
  }
  const names = [...new Set(params.map(([name]) => name))]
  const sections = names.flatMap((name) => populate.exec(name)?.[1] ?? [])
  return { names, populated: names.includes('populate') ? 'all' : new Set(sections) }
}

/** The locale of a content call. */
export const readLocaleQuery = (c: Context): Locale =>
  knownLocale(readQuery(c, ['locale'], []).value('locale'))

/** The same for a call that names the sections to populate. */
export const readPopulatedLocaleQuery = (
  c: Context,
): { readonly locale: Locale; readonly populated: Populated } => {
  const { names, populated } = readPopulated(c)
  return { locale: knownLocale(readQuery(c, ['locale'], names).value('locale')), populated }
}

const knownLocale = (value: string): Locale => {
  const locale = localeOf(value)
  if (locale === undefined) throw refusal(400, `query parameter locale is not known: ${value}`)
  return locale
}

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(400, 'body is not JSON')
  }
}

const Bag = t.UnknownRecord

/** An object with exactly these properties: every unknown one is an error. */
export const exactly = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>> => {
  const codec = t.type(props)
  return new t.Type<t.TypeOfProps<P>>(
    codec.name,
    codec.is,
    (value, context) => {
      const unknown = Bag.is(value)
        ? Object.keys(value).filter((key) => !Object.hasOwn(props, key))
        : []
      return unknown.length === 0
        ? codec.validate(value, context)
        : t.failures(
            unknown.map((key) => ({ value, context: t.appendContext(context, key, t.never) })),
          )
    },
    t.identity,
  )
}

/**
 * Reads a JSON body with exactly these properties. The refusal names all wrong and all unknown
 * ones.
 */
export const readBody = async <R extends t.Props, O extends t.Props>(
  c: Context,
  required: R,
  optional: O,
): Promise<t.TypeOfProps<R> & t.TypeOfPartialProps<O>> => {
  if (!isJson(c.req.header('content-type'))) {
    throw refusal(400, 'header content-type must be application/json')
  }
  const body = parseJson(await c.req.text())
  if (!Bag.is(body) || Array.isArray(body)) throw refusal(400, 'body is not a JSON object')
  const unknown = Object.keys(body).filter(
    (key) => !Object.hasOwn(required, key) && !Object.hasOwn(optional, key),
  )
  if (unknown.length > 0) throw refusal(400, `unknown body property ${unknown.join(', ')}`)
  const decoded = t.intersection([t.type(required), t.partial(optional)]).decode(body)
  if (E.isLeft(decoded)) {
    throw refusal(400, `body is wrong at ${pathsWithoutBranch(decoded.left)}`)
  }
  return decoded.right
}

/** Removes the number that an intersection adds to every path for its branch. */
const pathsWithoutBranch = (errors: t.Errors): string =>
  [...new Set(wrongPaths(errors).map((path) => path.replace(/^\d+\./, '')))].join(', ')
