/**
 * Loads once for all callers. A failed load is forgotten, so that the next call loads again; a
 * caller that learns of the failure late does not forget a newer load.
 */
export const askedOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | null = null
  return async () => {
    loading ??= load()
    const current = loading
    try {
      return await current
    } catch (failure) {
      if (loading === current) loading = null
      throw failure
    }
  }
}
