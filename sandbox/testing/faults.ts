import * as t from 'io-ts'
import type { CallName } from '../http/calls.ts'

const faultKinds = {
  /** Closes the socket before a byte is sent. */
  refuse: null,
  /** Never answers. */
  hang: null,
  /** The real response, `delay_ms` later. */
  delay: null,
  /** Closes the socket in the middle of a JSON body. */
  resetMidBody: null,
  /** Performs the call but closes the socket before the response: the caller cannot know. */
  loseAnswer: null,
  error500Json: null,
  error500Html: null,
  error500Empty: null,
  /** 200 with JSON of another shape. */
  wrongShape: null,
  /** 200 with an HTML page instead of JSON. */
  notJson: null,
  /** The given `status` and `body`. */
  answer: null,
  /** Holds this request until the next one of the same call has been answered. */
  reorder: null,
}

export const FaultKind = t.union([t.keyof(faultKinds), t.literal('401'), t.literal('429')])
export type FaultKind = t.TypeOf<typeof FaultKind>

export type Fault = {
  readonly call: CallName
  readonly fault: FaultKind
  /** How many more requests it affects. */
  readonly times: number
  readonly delay_ms: number
  readonly status: number
  readonly body: unknown
}

export type FaultOrder = Pick<Fault, 'call' | 'fault'> & Partial<Fault>

/** The faults that are armed, oldest first. */
export type Faults = {
  readonly add: (order: FaultOrder) => Fault
  readonly list: () => readonly Fault[]
  readonly clear: () => void
  /** The oldest fault of the call. Counts it down by one. */
  readonly take: (call: CallName) => Fault | undefined
}

export const makeFaults = (): Faults => {
  let armed: readonly Fault[] = []
  return {
    add: (order) => {
      const fault = { times: 1, delay_ms: 1000, status: 200, body: null, ...order }
      armed = [...armed, fault]
      return fault
    },
    list: () => armed,
    clear: () => {
      armed = []
    },
    take: (call) => {
      const hit = armed.find((fault) => fault.call === call)
      armed = armed
        .map((fault) => (fault === hit ? { ...fault, times: fault.times - 1 } : fault))
        .filter(({ times }) => times > 0)
      return hit
    },
  }
}
