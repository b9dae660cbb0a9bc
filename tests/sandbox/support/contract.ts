import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as t from 'io-ts'
import { parse } from 'yaml'
import { decodeOwn } from '../../../sandbox/decoding.ts'

/** The published contract, parsed but not yet checked. */
export const contractDocument: unknown = parse(
  readFileSync(join(__dirname, '..', '..', '..', 'docs', 'contract', 'openapi.yaml'), 'utf8'),
)

const Bag = t.UnknownRecord

/** The value at a local reference, or undefined. */
export const at = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (Bag.is(node) ? node[step] : undefined), contractDocument)

const referenceIn = (node: unknown): string | null =>
  Bag.is(node) && typeof node['$ref'] === 'string' ? node['$ref'] : null

const resolved = (node: unknown): unknown => {
  const reference = referenceIn(node)
  return reference === null ? node : at(reference)
}

const Media = t.intersection([
  t.type({ schema: Bag }),
  t.partial({ example: t.unknown, examples: t.record(t.string, t.type({ value: t.unknown })) }),
])
const Content = t.type({ content: t.type({ 'application/json': Media }) })
const Parameter = t.intersection([
  t.type({ name: t.string, in: t.keyof({ query: null, header: null, path: null }), schema: Bag }),
  t.partial({ required: t.boolean, style: t.string, example: t.unknown }),
])
export type Parameter = t.TypeOf<typeof Parameter>
const Operation = t.intersection([
  t.type({
    operationId: t.string,
    tags: t.array(t.string),
    responses: t.record(t.string, t.unknown),
  }),
  t.partial({
    requestBody: t.unknown,
    security: t.array(t.record(t.string, t.array(t.string))),
  }),
])
const Path = t.intersection([
  t.type({ servers: t.array(t.type({ url: t.string })), parameters: t.array(t.unknown) }),
  t.partial({ get: Operation, post: Operation }),
])
const Contract = t.type({
  tags: t.array(t.type({ name: t.string })),
  paths: t.record(t.string, Path),
  components: t.type({
    schemas: t.record(t.string, Bag),
    securitySchemes: t.record(t.string, t.type({ name: t.string })),
  }),
})

const contract = decodeOwn(Contract, 'the contract', contractDocument)

export const declaredTags: readonly string[] = contract.tags.map(({ name }) => name)
export const paths: readonly string[] = Object.keys(contract.paths)

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })
addFormats.default(ajv)

const schemaPrefix = '#/components/schemas/'

/** The same schema with each component under its name, as the validator knows it. */
const named = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(named)
  if (!Bag.is(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(schemaPrefix, '') : named(value),
    ]),
  )
}

const isSchema = (node: unknown): node is AnySchema => Bag.is(node)

const namedSchema = (schema: unknown): AnySchema => {
  const node = named(schema)
  if (!isSchema(node)) throw new Error('a schema is an object')
  return node
}

for (const [name, schema] of Object.entries(contract.components.schemas)) {
  ajv.addSchema(namedSchema(schema), name)
}

const compiled = new Map<unknown, ValidateFunction>()

const checkOf = (schema: unknown): ValidateFunction => {
  const before = compiled.get(schema)
  if (before !== undefined) return before
  const check = ajv.compile(namedSchema(schema))
  compiled.set(schema, check)
  return check
}

const told = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`

/** Where a value departs from a schema of the contract. Throws for an invalid schema. */
export const departures = (schema: unknown, value: unknown): readonly string[] => {
  const check = checkOf(schema)
  return check(value) ? [] : (check.errors ?? []).map(told)
}

/** All the named schemas. */
export const namedSchemas: ReadonlyArray<readonly [name: string, schema: unknown]> = Object.entries(
  contract.components.schemas,
)

type Media = t.TypeOf<typeof Media>

/** One call of the contract. */
export type ContractCall = {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** As in the contract, with parameter names in braces. */
  readonly path: string
  readonly service: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  /** The headers of each accepted way to authenticate; an empty way accepts every caller. */
  readonly ways: ReadonlyArray<readonly string[]>
  readonly body: Media | null
  readonly answers: ReadonlyMap<number, Media>
}

const jsonOf = (what: string, node: unknown): Media =>
  decodeOwn(Content, what, resolved(node)).content['application/json']

const headerOf = (scheme: string): string => {
  const found = contract.components.securitySchemes[scheme]
  if (found === undefined) throw new Error(`no security scheme is called ${scheme}`)
  return found.name
}

const callsOf = ([path, item]: readonly [string, t.TypeOf<typeof Path>]): readonly ContractCall[] =>
  (['GET', 'POST'] as const).flatMap((method) => {
    const operation = method === 'GET' ? item.get : item.post
    if (operation === undefined) return []
    const { operationId: id, tags, requestBody, responses, security = [{}] } = operation
    return [
      {
        id,
        method,
        path,
        service: item.servers[0]?.url ?? '',
        tags,
        parameters: item.parameters.map((parameter) =>
          decodeOwn(Parameter, `a parameter of ${id}`, resolved(parameter)),
        ),
        ways: security.map((way) => Object.keys(way).map(headerOf)),
        body: requestBody === undefined ? null : jsonOf(`the body of ${id}`, requestBody),
        answers: new Map(
          Object.entries(responses).map(([status, response]) => [
            Number(status),
            jsonOf(`${id}, ${status}`, response),
          ]),
        ),
      },
    ]
  })

export const contractCalls: readonly ContractCall[] = Object.entries(contract.paths).flatMap(
  callsOf,
)

/** A request as sent; `body` is undefined if there was none. */
export type SentRequest = {
  readonly method: string
  readonly path: string
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

const segmentsIn = (call: ContractCall, path: string): Readonly<Record<string, string>> | null => {
  const pattern = `${call.service}${call.path}`
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(path)
  return found === null ? null : { ...found.groups }
}

/** The call that a request is for. A path without parameters takes precedence. */
export const callOf = ({ method, path }: SentRequest): ContractCall | undefined =>
  contractCalls
    .filter((call) => call.method === method && segmentsIn(call, path) !== null)
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0]

/** Converts the text of a header or a query parameter to the type in the schema. */
const meant = (schema: unknown, text: string): unknown => {
  const node = resolved(schema)
  const type = Bag.is(node) ? node['type'] : undefined
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text
}

const valuesOf = (
  parameter: Parameter,
  call: ContractCall,
  request: SentRequest,
): readonly string[] => {
  const { name } = parameter
  if (parameter.in === 'query') return request.query.flatMap(([n, v]) => (n === name ? [v] : []))
  const found =
    parameter.in === 'header' ? request.headers[name] : segmentsIn(call, request.path)?.[name]
  if (found === undefined) return []
  return [parameter.in === 'path' ? decodeURIComponent(found) : found]
}

/**
 * Whether a query name belongs to a parameter: `populate=*` and `populate[section][populate]=*`
 * alike.
 */
const isPartOf = (parameter: Parameter, name: string): boolean =>
  name === parameter.name ||
  (parameter.style === 'deepObject' && name.startsWith(`${parameter.name}[`))

const parameterFaults = (call: ContractCall, request: SentRequest): readonly string[] =>
  call.parameters
    .filter(({ style }) => style !== 'deepObject')
    .flatMap((parameter) => {
      const where = `${parameter.in} ${parameter.name}`
      const [value, ...more] = valuesOf(parameter, call, request)
      if (value === undefined) return parameter.required === true ? [`${where} is missing`] : []
      const wrong = departures(parameter.schema, meant(parameter.schema, value))
      return [...(more.length > 0 ? [`${where} is doubled`] : []), ...wrong.map((f) => where + f)]
    })

const bodyFaults = (call: ContractCall, { headers, body }: SentRequest): readonly string[] => {
  if (call.body === null) return body === undefined ? [] : ['a body where there is none']
  const type = headers['content-type'] ?? ''
  return [
    ...(/^application\/json\b/.test(type) ? [] : [`the body is ${type}`]),
    ...departures(call.body.schema, body).map((fault) => `body ${fault}`),
  ]
}

/** Where a request departs from the contract. */
export const requestFaults = (call: ContractCall, request: SentRequest): readonly string[] => {
  const known = call.parameters.filter((parameter) => parameter.in === 'query')
  const unknown = request.query
    .filter(([name]) => !known.some((parameter) => isPartOf(parameter, name)))
    .map(([name]) => `query ${name} is unknown`)
  const isLetIn = call.ways.some((way) => way.every((name) => (request.headers[name] ?? '') !== ''))
  return [
    ...(isLetIn ? [] : ['nobody is signed in']),
    ...parameterFaults(call, request),
    ...unknown,
    ...bodyFaults(call, request),
  ]
}

export type ReceivedAnswer = {
  readonly status: number
  readonly contentType: string
  readonly body: unknown
}

/** Where an answer departs from the contract. */
export const answerFaults = (call: ContractCall, answer: ReceivedAnswer): readonly string[] => {
  const documented = call.answers.get(answer.status)
  if (documented === undefined) return [`status ${answer.status} is not documented`]
  return [
    ...(/^application\/json\b/.test(answer.contentType)
      ? []
      : [`the answer is ${answer.contentType}`]),
    ...departures(documented.schema, answer.body),
  ]
}
