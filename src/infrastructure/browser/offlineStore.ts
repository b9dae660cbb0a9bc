const ours = 'hathi '

/** The name of the cache for the files of a build in a locale. */
export const offlineStore = (build: string, locale: string): string => `${ours}${build} ${locale}`

/**
 * Whether a cache is ours, of any build. Other applications at the same origin may have caches too.
 */
export const isOfflineStore = (name: string): boolean => name.startsWith(ours)
