/** What was found last, by its id: as many as fit, the oldest forgotten first. */
export type Latest<Found> = {
  readonly keep: (found: ReadonlyMap<string, Found>) => void
  readonly of: (id: string) => Found | undefined
  readonly forget: () => void
}

export const makeLatest = <Found>(most: number): Latest<Found> => {
  const kept = new Map<string, Found>()
  return {
    keep: (found) => {
      for (const [id, thing] of found) {
        // Deleted first: a map keeps the place of a key that is set again.
        kept.delete(id)
        kept.set(id, thing)
      }
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
    of: (id) => kept.get(id),
    forget: () => kept.clear(),
  }
}
