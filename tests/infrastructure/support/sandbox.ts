import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CallName } from '../../../sandbox/http/calls.ts'
import type { Message } from '../../../sandbox/inbox/inbox.ts'
import type { FaultKind } from '../../../sandbox/testing/faults.ts'
import type { JournalEntry } from '../../../sandbox/testing/journal.ts'

export type FaultOrder = {
  readonly call: CallName
  readonly fault: FaultKind
  readonly times?: number
  readonly delay_ms?: number
  readonly status?: number
  readonly body?: unknown
}

/** The real sandbox in a process of its own. Tests reach it over a socket, as a browser does. */
export type SandboxProcess = {
  readonly url: string
  readonly fault: (order: FaultOrder) => Promise<void>
  readonly journal: () => Promise<readonly JournalEntry[]>
  /** What it "sent", newest first. */
  readonly inbox: () => Promise<readonly Message[]>
  readonly advanceClock: (ms: number) => Promise<void>
  /** Clears the faults and the journal. */
  readonly calm: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const runSandbox = async (): Promise<SandboxProcess> => {
  const child = spawn(process.execPath, [join(__dirname, 'sandboxProcess.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const started = once(lines, 'line').then(([line]) => String(line))
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the sandbox ended with ${String(code)}`)
  })
  const url = await Promise.race([started, failed])
  failed.catch(() => undefined)

  const order = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${url}/sandbox/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    url,
    fault: async (fault) => void (await order('POST', 'faults', fault)),
    journal: async () => (await order('GET', 'journal')).json(),
    inbox: async () => (await order('GET', 'inbox')).json(),
    advanceClock: async (ms) => void (await order('POST', 'clock', { advance_ms: ms })),
    calm: async () => {
      await order('DELETE', 'faults')
      await order('DELETE', 'journal')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
