/** One of `names`, however its letters are cased; null for anything else. */
export const byName = <N extends string>(names: readonly N[]): ((raw: unknown) => N | null) => {
  const known = new Map<string, N>(names.map((name) => [name, name]))
  return (raw) =>
    typeof raw === 'string' ? (known.get(raw) ?? known.get(raw.toLowerCase()) ?? null) : null
}

/** One of `names` by its place among them, from 0; null for anything else. */
export const byCode =
  <N extends string>(names: readonly N[]) =>
  (raw: unknown): N | null =>
    typeof raw === 'number' ? (names[raw] ?? null) : null
