import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { Clock } from '../clock.ts'
import { isoTime } from '../clock.ts'
import type { Bindings, CallGate, CallName } from '../http/calls.ts'
import type { Fault, Faults } from './faults.ts'
import type { Journal } from './journal.ts'

type Call = Context<Bindings>

const disconnected = (c: Call): Promise<void> =>
  new Promise((resolve) => {
    c.env.outgoing.once('close', resolve)
  })

const refuseConnection = (c: Call): Response => {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

const halfAnswer = [
  'HTTP/1.1 200 OK',
  'content-type: application/json',
  'content-length: 1000',
  'access-control-allow-origin: *',
  '',
  '{"broken": "off',
].join('\r\n')

/**
 * Announces more than it sends, so that the client sees a truncated body. Bypasses the server,
 * which would otherwise complain that its headers are already sent.
 */
const resetMidBody = async (c: Call): Promise<Response> => {
  const { socket } = c.env.incoming
  socket.write(halfAnswer, () => socket.destroy())
  await disconnected(c)
  return RESPONSE_ALREADY_SENT
}

const page = '<!doctype html><title>Oops</title><p>Something broke.</p>'

const withHtml = (c: Call, status: number): Response =>
  c.newResponse(page, new Response(null, { status, headers: { 'content-type': 'text/html' } }))

const withJson = (c: Call, status: number, body: unknown): Response =>
  c.newResponse(
    JSON.stringify(body),
    new Response(null, { status, headers: { 'content-type': 'application/json' } }),
  )

/** Requests that wait, per call, until the next one is answered. */
type WaitingRoom = {
  readonly enter: (call: CallName) => Promise<void>
  readonly release: (call: CallName) => void
}

const makeWaitingRoom = (): WaitingRoom => {
  const waiting = new Map<CallName, Array<() => void>>()
  return {
    enter: (call) =>
      new Promise((resolve) => {
        waiting.set(call, [...(waiting.get(call) ?? []), resolve])
      }),
    release: (call) => {
      for (const resolve of waiting.get(call) ?? []) resolve()
      waiting.delete(call)
    },
  }
}

/** The other response has been sent. This is the time for it to reach the client. */
const overtakingMs = 30

/** Whether the sandbox is still running after so many milliseconds. */
const outlasts = (closing: AbortSignal, ms: number): Promise<boolean> =>
  sleep(ms, true, { signal: closing }).catch(() => false)

/**
 * Applies a fault: returns the response that replaces the handler's, or undefined to let the
 * handler answer.
 */
const suffer = async (
  c: Call,
  fault: Fault,
  room: WaitingRoom,
  closing: AbortSignal,
): Promise<Response | undefined> => {
  switch (fault.fault) {
    case 'refuse':
      return refuseConnection(c)
    case 'hang':
      await disconnected(c)
      return RESPONSE_ALREADY_SENT
    case 'delay':
      return (await outlasts(closing, fault.delay_ms)) ? undefined : RESPONSE_ALREADY_SENT
    case 'resetMidBody':
      return resetMidBody(c)
    case 'loseAnswer':
      // Applied after the handler.
      return undefined
    case 'error500Json':
      return withJson(c, 500, fault.body ?? { error: 'Internal server error' })
    case 'error500Html':
      return withHtml(c, 500)
    case 'error500Empty':
      return c.newResponse(null, 500)
    case 'wrongShape':
      return withJson(c, 200, { unexpected: ['shape', 1, null] })
    case 'notJson':
      return withHtml(c, 200)
    case '401':
      return withJson(c, 401, { error: 'Authentication Failed' })
    case '429':
      return withJson(c, 429, { error: 'Too many requests' })
    case 'answer':
      return withJson(c, fault.status, fault.body)
    case 'reorder':
      await Promise.race([room.enter(fault.call), disconnected(c)])
      return (await outlasts(closing, overtakingMs)) ? undefined : RESPONSE_ALREADY_SENT
  }
}

const readBody = async (c: Call): Promise<unknown> => {
  const text = await c.req.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Cleared first, because a replaced response is copied, and a copy does not count as already sent.
 */
const leaveAnswered = (c: Call): void => {
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
}

/**
 * Records every request in the journal and applies the fault that is armed for its call. Requests
 * that are held when the sandbox closes end without running; a client that disconnects does not end
 * them.
 */
export const makeFaultyGate = (
  clock: Clock,
  faults: Faults,
  journal: Journal,
  closing: AbortSignal,
): CallGate => {
  const room = makeWaitingRoom()
  return (call) => async (c, next: Next) => {
    const fault = faults.take(call)
    const answered = journal.note({
      call,
      method: c.req.method,
      path: c.req.path,
      query: c.req.query(),
      headers: c.req.header(),
      body: await readBody(c),
      at: isoTime(clock.now()),
    })
    if (fault?.fault !== 'reorder') c.env.outgoing.once('finish', () => room.release(call))
    const standIn = fault === undefined ? undefined : await suffer(c, fault, room, closing)
    if (standIn !== undefined) {
      if (standIn === RESPONSE_ALREADY_SENT) leaveAnswered(c)
      else answered(standIn.status)
      return standIn
    }
    await next()
    if (fault?.fault === 'loseAnswer') {
      refuseConnection(c)
      leaveAnswered(c)
      return undefined
    }
    answered(c.res.status)
    return undefined
  }
}
