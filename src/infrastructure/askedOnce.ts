/**
 * Loads once for all who ask. A load that failed is forgotten, so that the next asker loads again;
 * whoever hears of that failure late forgets no newer load.
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
