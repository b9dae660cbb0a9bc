import { either as E } from 'fp-ts'
// Types only: the first screen waits for this codec, and the codec library weighs more than all of
// the configuration's scripts together.
import type * as t from 'io-ts'
import type { Configuration, Destination } from './configuration.ts'

/** Reads a setting: undefined if its value is not allowed. */
type Read<Setting> = (value: unknown) => Setting | undefined

const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined)

const filled: Read<string> = (value) =>
  typeof value === 'string' && value !== '' ? value : undefined

// A web address or a path of this site: no other scheme is followed, called or shown.
const leadsSomewhere = /^(https?:\/\/|\/)./

const address: Read<string> = (value) => {
  const written = filled(value)
  return written !== undefined && leadsSomewhere.test(written) ? written : undefined
}

// Paths are appended with their own slash.
const baseUrl: Read<string> = (value) => address(value)?.replace(/\/+$/, '')

const oneOf =
  <Known extends string>(known: readonly Known[]): Read<Known> =>
  (value) =>
    known.find((candidate) => candidate === value)

const orNull =
  <Setting>(read: Read<Setting>): Read<Setting | null> =>
  (value) =>
    value === null ? null : read(value)

const texts: Read<readonly string[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const said = value.map(text).filter((entry) => entry !== undefined)
  return said.length === value.length ? said : undefined
}

const destination =
  <Kind extends string>(kinds: readonly Kind[]): Read<Destination<Kind>> =>
  (value) => {
    const kind = oneOf(kinds)(value)
    if (kind !== undefined) return { kind }
    const url = address(value)
    return url === undefined ? undefined : { kind: 'url', url }
  }

const stores: Read<NonNullable<Configuration['appLinks']>> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const storeOf = (name: string) =>
    address(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined)
  const android = storeOf('android')
  const ios = storeOf('ios')
  return android === undefined || ios === undefined ? undefined : { android, ios }
}

const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

type Settings = { readonly [Name in keyof Configuration]: Read<Configuration[Name]> }

const settings: Settings = {
  brand: filled,
  customerUrl: baseUrl,
  orderUrl: baseUrl,
  contentUrl: baseUrl,
  maps: oneOf(['open', 'google']),
  placesUrl: baseUrl,
  tilesUrl: address,
  tilesAttribution: text,
  googleMapsKey: orNull(filled),
  captchaSiteKey: orNull(filled),
  paramsSecret: filled,
  redirectOrigins: texts,
  appLinks: orNull(stores),
  analytics: destination(['console', 'none', 'data-layer']),
  errors: destination(['console', 'none']),
  offline: flag,
}

type Found = { readonly [Name in keyof Configuration]: Configuration[Name] | undefined }

const isWhole = (found: Found): found is Configuration =>
  Object.values(found).every((setting) => setting !== undefined)

const read = (wire: object): Found => {
  const of = <Name extends keyof Configuration>(name: Name) =>
    settings[name](Object.hasOwn(wire, name) ? Reflect.get(wire, name) : undefined)
  return {
    brand: of('brand'),
    customerUrl: of('customerUrl'),
    orderUrl: of('orderUrl'),
    contentUrl: of('contentUrl'),
    maps: of('maps'),
    placesUrl: of('placesUrl'),
    tilesUrl: of('tilesUrl'),
    tilesAttribution: of('tilesAttribution'),
    googleMapsKey: of('googleMapsKey'),
    captchaSiteKey: of('captchaSiteKey'),
    paramsSecret: of('paramsSecret'),
    redirectOrigins: of('redirectOrigins'),
    appLinks: of('appLinks'),
    analytics: of('analytics'),
    errors: of('errors'),
    offline: of('offline'),
  }
}

const refused = (value: unknown, names: readonly string[], context: t.Context): t.Errors =>
  names.map((name) => ({
    value,
    context: name === '' ? context : [...context, { key: name, type: WireConfiguration }],
  }))

/**
 * `/config.json` as a whole: the error names every setting that is missing or wrong, not just the
 * first.
 */
export const WireConfiguration: t.Decoder<unknown, Configuration> = {
  name: 'Configuration',
  decode: (value) =>
    WireConfiguration.validate(value, [{ key: '', type: WireConfiguration, actual: value }]),
  validate: (value, context) => {
    if (typeof value !== 'object' || value === null) return E.left(refused(value, [''], context))
    const found = read(value)
    if (isWhole(found)) return E.right(found)
    const missing = Object.entries(found).filter(([, setting]) => setting === undefined)
    return E.left(
      refused(
        value,
        missing.map(([name]) => name),
        context,
      ),
    )
  },
}
