import type { SagaMiddleware, Task } from 'redux-saga'
import { call, delay, spawn } from 'typed-redux-saga'
import type { Now } from '../ports/clock.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'

/** A flow of the application: runs as long as the application does. */
export type Flow = { readonly name: string; readonly run: () => Generator }

const restartsAtOnce = 3
// In milliseconds, doubled by each crash: one second after the fourth, half a minute from the ninth on.
const pauseOfNone = 62.5
const mostDoublings = 9
// Longer than the longest pause: a flow that throws once a minute does not spin.
const steadyFor = 60_000

/**
 * Runs each flow on its own: if one throws, it is reported and restarted, and the others go on. A flow that
 * keeps throwing is restarted after one second, then two, and so on up to half a minute, so that it stays
 * usable but never spins. Once it has run for a minute, what it threw before no longer counts. Flows are
 * identified by name: only one flow of a name is started, and none after `stop`.
 */
export const makeSupervisor = (sagas: SagaMiddleware, report: ReportProblem, now: Now) => {
  const started = new Map<string, Task>()
  let isOver = false

  function* keepAlive({ name, run }: Flow) {
    for (let crashes = 0; ; crashes += 1) {
      if (crashes > restartsAtOnce)
        yield* delay(pauseOfNone * 2 ** Math.min(crashes, mostDoublings))
      const began = now()
      try {
        yield* call(run)
        return
      } catch (thrown) {
        if (now() - began > steadyFor) crashes = 0
        // An effect, because whoever is told may stop the flows, and a generator cannot be ended while it runs.
        // The name of the error only: its message may quote what a customer entered.
        yield* call(report, {
          tag: 'FLOW_CRASHED' as const,
          about: name,
          details: [thrown instanceof Error ? thrown.name : typeof thrown],
        })
      }
    }
  }

  return {
    start: (flows: readonly Flow[]): void => {
      sagas.run(function* () {
        for (const flow of flows) {
          // Two flows of one name would both do the same work.
          if (!isOver && !started.has(flow.name)) {
            started.set(flow.name, yield* spawn(keepAlive, flow))
          }
        }
      })
    },
    stop: (): void => {
      isOver = true
      for (const task of started.values()) task.cancel()
    },
  }
}
