import { eventChannel } from 'redux-saga'
import { put, take } from 'typed-redux-saga'
import { connectionReturned } from '../flow/connectionReturned.ts'
import type { Flow } from '../flow/supervise.ts'
import type { OnReturn } from '../ports/page.port.ts'
import { sessionCheckRequested } from './session.slice.ts'

/** What hearing of the connection needs of the world. */
export type ConnectionNeeds = {
  /** Tells each time that the connection is back; without it nobody is told but by `connectionReturned`. */
  readonly onConnection?: OnReturn | undefined
}

const connectionFlow = (onConnection: OnReturn): Flow => ({
  name: 'connection',
  *run() {
    const returns = eventChannel<true>((emit) => onConnection(() => emit(true)))
    try {
      for (;;) {
        yield* take(returns)
        yield* put(connectionReturned())
        yield* put(sessionCheckRequested())
      }
    } finally {
      returns.close()
    }
  },
})

/**
 * Tells the flows that the connection is back: those that asked something before ask anew, and whoever was being
 * restored is asked for once more. Features that wait for such questions bring it along, and of one name one is
 * started: a page with none of them hears of nothing.
 */
export const connectionFlows = ({ onConnection }: ConnectionNeeds): readonly Flow[] =>
  onConnection === undefined ? [] : [connectionFlow(onConnection)]
