import { isOfflineStore } from './offlineStore.ts'
import { isOfflineWorker, offlineWorker } from './offlineWorker.ts'

type Worker = { readonly scriptURL: string }

type Registered = {
  readonly installing: Worker | null
  readonly waiting: Worker | null
  readonly active: Worker | null
  readonly unregister: () => Promise<boolean>
}

/** Judged by its newest worker, which takes over from the others. */
const isOurs = ({ installing, waiting, active }: Registered): boolean => {
  const newest = installing ?? waiting ?? active
  if (newest === null) return false
  const { pathname, search } = new URL(newest.scriptURL)
  return isOfflineWorker(`${pathname}${search}`)
}

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
 * Keeps ready the page that a returning visitor sees without a network, and replaces one of another
 * build or language. Where it is not wanted, removes its workers and caches, but nothing of another
 * application at the same origin. Never rejects: the website works without it.
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
    await Promise.all(registered.filter(isOurs).map((one) => one.unregister()))
    const names = await caches.keys()
    await Promise.all(names.filter(isOfflineStore).map((name) => caches.delete(name)))
  } catch {
    // A private window or a full disk: the browser then shows its own offline page.
  }
}
