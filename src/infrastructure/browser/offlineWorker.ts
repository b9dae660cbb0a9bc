const address = /^\/service-worker\.js\?build=[\w.-]+&locale=[\w-]+$/

/** The address of the service worker for a build in a locale. */
export const offlineWorker = (build: string, locale: string): string =>
  `/service-worker.js?build=${build}&locale=${locale}`

/** Whether an address is that of our service worker. */
export const isOfflineWorker = (text: string): boolean => address.test(text)

/** The build that the page names; null in development, which has none. */
export const buildOf = (page: Pick<Document, 'getElementById'>): string | null => {
  const { build } = page.getElementById('root')?.dataset ?? {}
  return build ?? null
}
