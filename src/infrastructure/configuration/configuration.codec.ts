import * as t from 'io-ts'
import type { Configuration, Destination } from './configuration.ts'

const filled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const Filled = new t.Type<string, unknown, unknown>(
  'Filled',
  filled,
  (value, context) => (filled(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

// Paths are joined to it with their own slash.
const BaseUrl = new t.Type<string, unknown, unknown>(
  'BaseUrl',
  filled,
  (value, context) =>
    filled(value) ? t.success(value.replace(/\/+$/, '')) : t.failure(value, context),
  t.identity,
)

const leadsSomewhere = /^(https?:\/\/|\/)./

const destination = <Kind extends string>(kinds: readonly Kind[]) =>
  new t.Type<Destination<Kind>, unknown, unknown>(
    'Destination',
    (value): value is Destination<Kind> => typeof value === 'object' && value !== null,
    (value, context) => {
      const kind = kinds.find((known) => known === value)
      if (kind !== undefined) return t.success({ kind })
      return typeof value === 'string' && leadsSomewhere.test(value)
        ? t.success({ kind: 'url', url: value })
        : t.failure(value, context)
    },
    t.identity,
  )

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** `/config.json`, whole: a deployment that forgot something is told at start what it was. */
export const WireConfiguration = t.type({
  brand: Filled,
  customerUrl: BaseUrl,
  orderUrl: BaseUrl,
  contentUrl: BaseUrl,
  maps: t.keyof({ open: null, google: null }),
  placesUrl: BaseUrl,
  tilesUrl: Filled,
  tilesAttribution: t.string,
  googleMapsKey: orNull(Filled),
  captchaSiteKey: orNull(Filled),
  paramsSecret: Filled,
  redirectOrigins: t.array(t.string),
  analytics: destination(['console', 'none', 'data-layer']),
  errors: destination(['console', 'none']),
}) satisfies t.Decoder<unknown, Configuration>
