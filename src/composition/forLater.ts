import { reloadWhenGone } from '../infrastructure/browser/goneFiles.ts'
import { keepOfflineShell } from '../infrastructure/browser/offlineShell.ts'
import { buildOf } from '../infrastructure/browser/offlineWorker.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'

/**
 * Readies the page for what may become of it while it is open or closed: no network, where the browser
 * and the deployment want that, and a build that takes its files away.
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
