import { Ajv } from 'ajv'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import * as v from 'valibot'
import { z } from 'zod'
import { markets } from '../../../config/market/markets.ts'
import { type FareForm, parseFareEnquiry } from '../../../src/domain/fare/fareForm.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import type { AddressEntry } from '../../../src/domain/place/address.ts'
import { below, type Draw, drawFrom, drawn, flat, many, oneOf } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

// All use the same rules, but ours also removes what autofill adds around a number or a name, and
// reports each field's error.
const letter = /\p{L}/u
const name = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u
const mobile = /^[6-9]\d{9}$/
const requirements = ['personal', 'business'] as const
const categories = ['two-wheeler', 'trucks', 'compact', 'courier'] as const

const words = (draw: Draw, count: number): string =>
  drawn(count, () => {
    const word = oneOf(draw, ['kiran', 'rao', 'asha', 'mehta', 'farida', 'khan', 'joseph', 'devi'])
    return word.replace(/^./, (first) => first.toUpperCase())
  }).join(' ')

const digits = (draw: Draw): string =>
  oneOf(draw, ['6', '7', '8', '9']) + drawn(9, () => below(draw, 10)).join('')

const address = (draw: Draw): AddressEntry => ({
  status: 'resolved',
  place: {
    landmark: flat(`${words(draw, 1)} Nagar ${below(draw, 99)}, Bengaluru, Karnataka, India`),
    location: { lat: 12.8 + 0.3 * draw(), lng: 77.4 + 0.3 * draw() },
    details: {
      state: 'Karnataka',
      city: 'Bengaluru',
      pincode: '560001',
      locality: 'Nagar',
      subLocality: '',
    },
  },
})

// A form keeps its places between keystrokes.
const places = ((draw) => drawn(64, () => address(draw)))(drawFrom(7))

const filled = (draw: Draw): FareForm => ({
  pickup: oneOf(draw, places),
  drop: oneOf(draw, places),
  name: flat(words(draw, 1 + below(draw, 3))),
  mobile: flat(digits(draw)),
  requirement: oneOf(draw, requirements),
  consent: draw() < 0.7,
  category: oneOf(draw, ['two-wheeler', 'trucks']),
})

/** A form after some keystroke: every field before the current one is filled in. */
const halfTyped = (draw: Draw): FareForm => {
  const form = filled(draw)
  const typing = (text: string): AddressEntry => ({
    status: 'typed',
    text: flat(text.slice(0, 1 + below(draw, 6))),
  })
  const nothing: AddressEntry = { status: 'empty' }
  const empty = { ...form, pickup: nothing, drop: nothing, name: '', mobile: '', requirement: '' }
  // A dozen keystrokes for both addresses, one for each letter of a name and each digit.
  const keystroke = below(draw, 32)
  if (keystroke < 6) return { ...empty, pickup: typing('Koramangala') }
  const { pickup, drop } = form
  if (keystroke < 12) return { ...empty, pickup, drop: typing('Whitefield') }
  const name = flat(form.name.slice(0, keystroke - 11).trimEnd())
  if (keystroke < 22) return { ...empty, pickup, drop, name }
  return { ...form, mobile: flat(form.mobile.slice(0, keystroke - 21)), requirement: '' }
}

const ours = (() => {
  const market = marketOf(markets)('en-IN')
  if (market === null) throw new Error('India is not there')
  return parseFareEnquiry(market)({ kind: 'guest' })
})()

const withZod = (() => {
  const place = z.object({
    status: z.literal('resolved'),
    place: z.object({
      landmark: z.string().regex(letter),
      location: z.object({ lat: z.number().gt(0).lt(1000), lng: z.number().min(-180).max(180) }),
    }),
  })
  return z.object({
    pickup: place,
    drop: place,
    name: z.string().trim().min(3).max(50).regex(name),
    mobile: z.string().regex(mobile),
    requirement: z.enum(requirements),
    consent: z.boolean(),
    category: z.enum(categories),
  })
})()

const withValibot = (() => {
  const place = v.object({
    status: v.literal('resolved'),
    place: v.object({
      landmark: v.pipe(v.string(), v.regex(letter)),
      location: v.object({
        lat: v.pipe(v.number(), v.gtValue(0), v.ltValue(1000)),
        lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    }),
  })
  return v.object({
    pickup: place,
    drop: place,
    name: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(50), v.regex(name)),
    mobile: v.pipe(v.string(), v.regex(mobile)),
    requirement: v.picklist(requirements),
    consent: v.boolean(),
    category: v.picklist(categories),
  })
})()

const jsonSchema = (() => {
  const place = {
    type: 'object',
    required: ['status', 'place'],
    properties: {
      status: { const: 'resolved' },
      place: {
        type: 'object',
        required: ['landmark', 'location'],
        properties: {
          landmark: { type: 'string', pattern: letter.source },
          location: {
            type: 'object',
            required: ['lat', 'lng'],
            properties: {
              lat: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1000 },
              lng: { type: 'number', minimum: -180, maximum: 180 },
            },
          },
        },
      },
    },
  }
  return {
    type: 'object',
    required: ['pickup', 'drop', 'name', 'mobile', 'requirement', 'consent', 'category'],
    properties: {
      pickup: place,
      drop: place,
      name: { type: 'string', minLength: 3, maxLength: 50, pattern: name.source },
      mobile: { type: 'string', pattern: mobile.source },
      requirement: { enum: [...requirements] },
      consent: { type: 'boolean' },
      category: { enum: [...categories] },
    },
  }
})()

const withAjv = new Ajv({ allErrors: true }).compile(jsonSchema)

const withTypebox = (() => {
  const place = Type.Object({
    status: Type.Literal('resolved'),
    place: Type.Object({
      landmark: Type.String({ pattern: letter }),
      location: Type.Object({
        lat: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1000 }),
        lng: Type.Number({ minimum: -180, maximum: 180 }),
      }),
    }),
  })
  return Compile(
    Type.Object({
      pickup: place,
      drop: place,
      name: Type.String({ minLength: 3, maxLength: 50, pattern: name }),
      mobile: Type.String({ pattern: mobile }),
      requirement: Type.Union(requirements.map((requirement) => Type.Literal(requirement))),
      consent: Type.Boolean(),
      category: Type.Union(categories.map((category) => Type.Literal(category))),
    }),
  )
})()

const withIoTs = (() => {
  const textWhere = (label: string, holds: (text: string) => boolean) =>
    new t.Type<string, string, unknown>(
      label,
      t.string.is,
      (input, context) =>
        E.either.chain(t.string.validate(input, context), (text) =>
          holds(text) ? t.success(text) : t.failure(text, context),
        ),
      t.identity,
    )
  const numberWhere = (label: string, holds: (number: number) => boolean) =>
    new t.Type<number, number, unknown>(
      label,
      t.number.is,
      (input, context) =>
        E.either.chain(t.number.validate(input, context), (number) =>
          holds(number) ? t.success(number) : t.failure(number, context),
        ),
      t.identity,
    )
  const place = t.type({
    status: t.literal('resolved'),
    place: t.type({
      landmark: textWhere('Landmark', (text) => letter.test(text)),
      location: t.type({
        lat: numberWhere('Latitude', (lat) => lat > 0 && lat < 1000),
        lng: numberWhere('Longitude', (lng) => lng >= -180 && lng <= 180),
      }),
    }),
  })
  return t.type({
    pickup: place,
    drop: place,
    name: textWhere('Name', (raw) => {
      const text = raw.trim()
      return text.length >= 3 && text.length <= 50 && name.test(text)
    }),
    mobile: textWhere('Mobile', (text) => mobile.test(text)),
    requirement: t.keyof({ personal: null, business: null }),
    consent: t.boolean,
    category: t.keyof({ 'two-wheeler': null, trucks: null, compact: null, courier: null }),
  })
})()

const fields = (wrong: Iterable<unknown>): readonly unknown[] => [...new Set(wrong)].sort()

export const fareFormRows = (): readonly Row[] => {
  const draw = drawFrom(5)
  const row = (
    rule: string,
    forms: readonly FareForm[],
    least: { zod: number; valibot: number; ajv?: number; ioTs?: number; typebox?: number },
  ): Row => ({
    rule,
    ours: contestant(
      'parseFareEnquiry',
      forms,
      (form) => ours(form),
      (said) => (E.isLeft(said) ? fields(Object.keys(said.left)) : []),
    ),
    peers: [
      {
        contestant: contestant(
          'zod',
          forms,
          (form) => withZod.safeParse(form),
          (said) => fields(said.error?.issues.map(({ path }) => path[0]) ?? []),
        ),
        least: least.zod,
      },
      {
        contestant: contestant(
          'valibot',
          forms,
          (form) => v.safeParse(withValibot, form),
          (said) => fields(said.issues?.map(({ path }) => path?.[0]?.key) ?? []),
        ),
        least: least.valibot,
      },
      ...(least.ajv === undefined
        ? []
        : [
            {
              contestant: contestant(
                'ajv',
                forms,
                (form) => (withAjv(form) ? null : withAjv.errors),
                (said) => fields(said?.map(({ instancePath }) => instancePath.split('/')[1]) ?? []),
              ),
              least: least.ajv,
            },
          ]),
      ...(least.ioTs === undefined
        ? []
        : [
            {
              contestant: contestant(
                'io-ts',
                forms,
                (form) => withIoTs.decode(form),
                (said) =>
                  fields(E.isLeft(said) ? said.left.map(({ context }) => context[1]?.key) : []),
              ),
              least: least.ioTs,
            },
          ]),
      ...(least.typebox === undefined
        ? []
        : [
            {
              contestant: contestant(
                'typebox, compiled',
                forms,
                (form) => withTypebox.Check(form),
                (isValid) => (isValid ? [] : ['invalid']),
              ),
              least: least.typebox,
            },
          ]),
    ],
  })
  return [
    row(
      'fare form, half typed',
      drawn(many, () => halfTyped(draw)),
      { zod: 50, valibot: 12, ajv: 4, ioTs: 7 },
    ),
    row(
      'fare form, valid',
      drawn(many, () => filled(draw)),
      { zod: 7, valibot: 6, typebox: 1 },
    ),
  ]
}
