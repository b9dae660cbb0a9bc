import { offlineWorker } from './offlineWorker.ts'

type Registered = { readonly unregister: () => Promise<boolean> }

type OfflineShellNeeds = {
  readonly workers: {
    readonly register: (address: string) => Promise<unknown>
    readonly getRegistrations: () => Promise<readonly Registered[]>
  }
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>
  /** The page's build; null in development, which has no worker. */
  readonly build: string | null
  readonly locale: string
  readonly isWanted: boolean
}

/**
 * Keeps ready what is shown to whoever comes back without a network; one of another build or language
 * is replaced. Where it is not wanted, whatever there is goes. Never rejects: the website is the same
 * without it.
 */
export const keepOfflineShell = async ({
  workers,
  caches,
  build,
  locale,
  isWanted,
}: OfflineShellNeeds): Promise<void> => {
  try {
    if (isWanted && build !== null) {
      await workers.register(offlineWorker(build, locale))
      return
    }
    const registered = await workers.getRegistrations()
    await Promise.all(registered.map((one) => one.unregister()))
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // A private window, a full disk: the browser has its own words for being offline.
  }
}
