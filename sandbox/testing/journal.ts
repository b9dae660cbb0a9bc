import type { CallName } from '../http/calls.ts'

/**
 * A request to the sandbox. `status` is null while it is unanswered, or if its socket was closed.
 */
export type JournalEntry = {
  readonly call: CallName
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed if it is JSON, else the text; null without a body. */
  readonly body: unknown
  readonly status: number | null
  readonly at: string
}

export type Journal = {
  /** Records a request. The returned function records its status. */
  readonly note: (entry: Omit<JournalEntry, 'status'>) => (status: number) => void
  readonly list: () => readonly JournalEntry[]
  readonly clear: () => void
}

export const makeJournal = (): Journal => {
  const entries: Array<{ entry: JournalEntry }> = []
  return {
    note: (seen) => {
      const slot: { entry: JournalEntry } = { entry: { ...seen, status: null } }
      entries.push(slot)
      return (status) => {
        slot.entry = { ...slot.entry, status }
      }
    },
    list: () => entries.map(({ entry }) => entry),
    clear: () => {
      entries.length = 0
    },
  }
}
