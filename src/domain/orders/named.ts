/** Finds a name in `names`, ignoring case; null for anything else. */
export const byName = <N extends string>(names: readonly N[]): ((raw: unknown) => N | null) => {
  const known = new Map<string, N>(names.map((name) => [name, name]))
  return (raw) =>
    typeof raw === 'string' ? (known.get(raw) ?? known.get(raw.toLowerCase()) ?? null) : null
}

/** Finds a name by its index in `names`; null for anything else. */
export const byCode =
  <N extends string>(names: readonly N[]) =>
  (raw: unknown): N | null =>
    typeof raw === 'number' ? (names[raw] ?? null) : null
