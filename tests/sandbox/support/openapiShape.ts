import type { SchemaObject } from 'ajv'

type Shape = Readonly<Record<string, SchemaObject>>

const text: SchemaObject = { type: 'string', minLength: 1 }
const flag: SchemaObject = { type: 'boolean' }
const ref = (name: string): SchemaObject => ({ $ref: `#/$defs/${name}` })
const listOf = (items: SchemaObject): SchemaObject => ({ type: 'array', minItems: 1, items })
const mapOf = (values: SchemaObject): SchemaObject => ({
  type: 'object',
  additionalProperties: values,
})

/** An object with these properties and no others, so that a misspelled name is found. */
const closed = (required: Shape, optional: Shape = {}): SchemaObject => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})

const pointer: SchemaObject = closed({ $ref: { type: 'string', pattern: '^#/components/' } })
const orPointer = (shape: SchemaObject): SchemaObject => ({ anyOf: [pointer, shape] })

/** What OpenAPI 3.1 requires of the parts that the contract uses. The validator checks the schemas. */
export const openapiShape: SchemaObject = {
  $defs: {
    server: closed({ url: text }, { description: text }),
    schema: { type: 'object' },
    example: closed({ value: {} }, { summary: text }),
    media: closed({ schema: ref('schema') }, { example: {}, examples: mapOf(ref('example')) }),
    content: closed({ 'application/json': ref('media') }),
    body: closed({ required: { const: true }, content: ref('content') }, { description: text }),
    response: closed({ description: text }, { content: ref('content') }),
    parameter: closed(
      { name: text, in: { enum: ['query', 'header', 'path'] }, schema: ref('schema') },
      {
        required: flag,
        description: text,
        example: {},
        style: { enum: ['deepObject'] },
        explode: flag,
      },
    ),
    security: mapOf({ type: 'array', items: text }),
    operation: closed(
      {
        operationId: { type: 'string', pattern: '^[a-z][A-Za-z]+$' },
        tags: listOf(text),
        summary: text,
        responses: {
          type: 'object',
          propertyNames: { pattern: '^[1-5]\\d\\d$' },
          additionalProperties: orPointer(ref('response')),
          minProperties: 2,
        },
      },
      {
        description: text,
        security: listOf(ref('security')),
        requestBody: orPointer(ref('body')),
      },
    ),
    path: closed(
      { servers: listOf(ref('server')), parameters: listOf(orPointer(ref('parameter'))) },
      { get: ref('operation'), post: ref('operation') },
    ),
  },
  ...closed(
    {
      openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
      info: closed(
        { title: text, version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' } },
        {
          summary: text,
          description: text,
          license: closed({ name: text }, { identifier: text }),
        },
      ),
      servers: listOf(ref('server')),
      tags: listOf(closed({ name: text }, { description: text })),
      paths: {
        type: 'object',
        propertyNames: { pattern: '^/[^?#]+$' },
        additionalProperties: ref('path'),
      },
      components: closed({
        securitySchemes: mapOf(
          closed(
            { type: { const: 'apiKey' }, in: { const: 'header' }, name: text },
            { description: text },
          ),
        ),
        parameters: mapOf(ref('parameter')),
        requestBodies: mapOf(ref('body')),
        responses: mapOf(ref('response')),
        schemas: mapOf(ref('schema')),
      }),
    },
    {},
  ),
}
