import type { Task } from 'redux-saga'
import { call, spawn, take } from 'typed-redux-saga'
import type { ReportProblem } from './reporter.port.ts'

/** A flow of the application: runs as long as the application does. */
export type Flow = { readonly name: string; readonly run: () => Generator }

const mostRestarts = 3

/**
 * Runs each flow apart from the others: one that throws is reported and begun anew, a bounded
 * number of times, and takes none of the others with it.
 */
export const supervise = (flows: readonly Flow[], report: ReportProblem) => {
  function* keepAlive({ name, run }: Flow) {
    for (let starts = 0; starts <= mostRestarts; starts += 1) {
      try {
        yield* call(run)
        return
      } catch (thrown) {
        // The name of the error only: its message may quote what a customer entered.
        report({
          tag: 'FLOW_CRASHED',
          about: name,
          details: [thrown instanceof Error ? thrown.name : typeof thrown],
        })
      }
    }
  }
  return function* supervisor() {
    const running: Task[] = []
    try {
      for (const flow of flows) running.push(yield* spawn(keepAlive, flow))
      yield* take(() => false)
    } finally {
      // Spawned flows outlive each other, but not the application.
      for (const task of running) task.cancel()
    }
  }
}
