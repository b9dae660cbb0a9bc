/** An event of the product's analytics, by the name that the spec gives it (spec 1 §7). */
export type AnalyticsEvent = {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
}

/** Counts an event. Never throws, and nobody waits for it. */
export type Track = (event: AnalyticsEvent) => void
