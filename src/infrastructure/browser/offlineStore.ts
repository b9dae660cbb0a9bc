const ours = 'hathi '

/** The cache in which the worker of a build in a locale keeps its files. */
export const offlineStore = (build: string, locale: string): string => `${ours}${build} ${locale}`

/** Whether a cache is one of ours, of whatever build: others of the same origin may have some too. */
export const isOfflineStore = (name: string): boolean => name.startsWith(ours)
