import type { ErrorHandler, NotFoundHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by a handler to refuse a request, with the status and the JSON body of the response. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(status: ContentfulStatusCode, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** The refusal of all three services: `{error}`. */
export const refusal = (status: ContentfulStatusCode, error: string): Refusal =>
  new Refusal(status, { error })

export const dataNotFound = (): Refusal => refusal(404, 'Data Not Found')

export const answerRefusals: ErrorHandler = (error, c) => {
  if (error instanceof Refusal) return c.json(error.body, error.status)
  console.error(error)
  return c.json({ error: 'The sandbox failed: see its output' }, 500)
}

export const noSuchCall: NotFoundHandler = (c) =>
  c.json({ error: `No such call: ${c.req.method} ${c.req.path}` }, 404)
