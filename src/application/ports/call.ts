/** What every call of the order service says of itself: the region, the locale, and the intent it belongs to. */
export type CallContext = {
  readonly requestId: string
  readonly region: string
  readonly locale: string
}
