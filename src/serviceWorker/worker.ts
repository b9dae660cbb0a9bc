import { isOfflineStore, offlineStore } from '../infrastructure/browser/offlineStore.ts'

/**
 * Stands between the website and the network, for one purpose: whoever comes without a network is told
 * so in their language, by us. It answers two kinds of request, and leaves every other to the browser:
 * no call of a service goes through it, nothing is sent later, and nothing that was sent is kept.
 */
const stand = (worker: ServiceWorkerGlobalScope): void => {
  const asked = new URL(worker.location.href).searchParams
  const store = offlineStore(asked.get('build') ?? '', asked.get('locale') ?? '')
  const offlinePage = `/${asked.get('locale') ?? ''}/offline`

  /** The page that says so, and the styles that it names. */
  const prepare = async (): Promise<void> => {
    const kept = await caches.open(store)
    const answer = await fetch(offlinePage, { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${offlinePage} answered ${answer.status}`)
    const page = await answer.text()
    const styles = [...page.matchAll(/ href="(\/assets\/[^"]+\.css)"/g)].map(
      ([, href = '']) => href,
    )
    // Anew: an answer that the host led to is none that a browser takes for another address.
    const own = new Response(page, answer)
    await Promise.all([kept.put(offlinePage, own), kept.addAll(styles)])
  }

  /** What another build or another language kept is of no use any more. */
  const tidy = async (): Promise<void> => {
    const names = await caches.keys()
    const old = names.filter((name) => isOfflineStore(name) && name !== store)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload.enable()
    await worker.clients.claim()
  }

  const open = async (event: FetchEvent): Promise<Response> => {
    try {
      const preloaded: unknown = await event.preloadResponse
      return preloaded instanceof Response ? preloaded : await fetch(event.request)
    } catch (failure) {
      const page = await caches.match(offlinePage, { cacheName: store })
      if (page === undefined) throw failure
      return page
    }
  }

  const keptFile = (request: Request): Promise<Response | undefined> =>
    // What was kept and cannot be read is asked for, as if nothing had been.
    caches.match(request, { cacheName: store }).catch(() => undefined)

  const keep = async (request: Request, answer: Response): Promise<void> => {
    // What the page tidied away stays away, though this worker stands by until the page is left.
    if (!(await caches.has(store))) return
    const files = await caches.open(store)
    await files.put(request, answer)
  }

  /** Many a host sends its first page in place of a file that it lacks, or does not have yet. */
  const isFile = ({ ok, headers }: Response): boolean =>
    ok && headers.get('content-type')?.startsWith('text/html') !== true

  /** A file with a hash in its name is what it is: once it came it need not come again. */
  const take = async (event: FetchEvent): Promise<Response> => {
    const kept = await keptFile(event.request)
    if (kept !== undefined && isFile(kept)) return kept
    const answer = await fetch(event.request)
    // Beside the page, which begins with the file while it still comes. A full storage is no reason to fail.
    if (isFile(answer)) event.waitUntil(keep(event.request, answer.clone()).catch(() => undefined))
    return answer
  }

  worker.addEventListener('install', (event) => {
    event.waitUntil(prepare().then(() => worker.skipWaiting()))
  })
  worker.addEventListener('activate', (event) => {
    event.waitUntil(tidy())
  })
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== worker.location.origin) return
    if (mode === 'navigate') event.respondWith(open(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(take(event))
  })
}

if (self instanceof ServiceWorkerGlobalScope) stand(self)
