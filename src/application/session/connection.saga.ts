import { eventChannel } from 'redux-saga'
import { put, take } from 'typed-redux-saga'
import { connectionReturned } from '../flow/connectionReturned.ts'
import type { Flow } from '../flow/supervise.ts'
import type { OnReturn } from '../ports/page.port.ts'
import { sessionCheckRequested } from './session.slice.ts'

/** What the connection flow needs. */
export type ConnectionNeeds = {
  /**
   * Called back whenever the connection returns. Without it, the flows learn of that only by
   * `connectionReturned`.
   */
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
 * Tells the flows that the connection is back: they repeat their pending questions, and a customer who was being
 * restored is asked for again. Each feature with such questions brings this flow along, and only one flow of a
 * name is started; a page without such a feature does not listen.
 */
export const connectionFlows = ({ onConnection }: ConnectionNeeds): readonly Flow[] =>
  onConnection === undefined ? [] : [connectionFlow(onConnection)]
