import type { Abandonment } from '../ports/abandonment.port.ts'

/** Whether the answer to a question is still awaited, at any time after the question. */
export const awaiting = ({ onAbandon }: Abandonment): (() => boolean) => {
  let isAwaited = true
  onAbandon(() => {
    isAwaited = false
  })
  return () => isAwaited
}
