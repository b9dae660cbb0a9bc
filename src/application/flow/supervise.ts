import type { SagaMiddleware, Task } from 'redux-saga'
import { call, delay, spawn } from 'typed-redux-saga'
import type { ReportProblem } from '../ports/reporter.port.ts'

/** A flow of the application: runs as long as the application does. */
export type Flow = { readonly name: string; readonly run: () => Generator }

const restartsAtOnce = 3
const firstPause = 1_000

/**
 * Runs each flow apart from the others: one that throws is reported and begun anew, and takes none of the
 * others with it. What throws again and again is begun after a second, then after two, after four: it stays
 * of use to whoever has the page open, and turns in no loop. Flows are known by their names: of one name
 * one is started, and once they were stopped none.
 */
export const makeSupervisor = (sagas: SagaMiddleware, report: ReportProblem) => {
  const started = new Map<string, Task>()
  let isOver = false

  function* keepAlive({ name, run }: Flow) {
    for (let crashes = 0; ; crashes += 1) {
      if (crashes > restartsAtOnce) yield* delay(firstPause * 2 ** (crashes - restartsAtOnce - 1))
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

  function* begin(flows: readonly Flow[]) {
    for (const flow of flows) {
      // Two flows of one name would both do what is to be done once.
      if (!isOver && !started.has(flow.name)) {
        started.set(flow.name, yield* spawn(keepAlive, flow))
      }
    }
  }

  return {
    start: (flows: readonly Flow[]): void => {
      sagas.run(begin, flows)
    },
    stop: (): void => {
      isOver = true
      for (const task of started.values()) task.cancel()
    },
  }
}
