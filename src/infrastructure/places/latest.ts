/** The last things found, by id. Holds a limited number and forgets the oldest first. */
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
        // Delete first: a map keeps the position of a key that is set again.
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
