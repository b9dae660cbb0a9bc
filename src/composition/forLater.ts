import { reloadWhenGone } from '../infrastructure/browser/goneFiles.ts'
import { keepOfflineShell } from '../infrastructure/browser/offlineShell.ts'
import { buildOf } from '../infrastructure/browser/offlineWorker.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'

/**
 * Prepares the page for later visits without a network, if browser and deployment support that, and
 * for a new build that removes this one's files.
 */
export const readyForLater = ({ offline }: Configuration, locale: string): void => {
  const build = buildOf(document)
  reloadWhenGone({
    page: window,
    fetch: (address, how) => fetch(address, how),
    storage: () => sessionStorage,
    build: build ?? '',
  })
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  void keepOfflineShell({
    workers: navigator.serviceWorker,
    caches,
    build,
    locale,
    isWanted: offline,
  })
}
