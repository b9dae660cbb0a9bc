import { isOfflineStore, offlineStore } from '../infrastructure/browser/offlineStore.ts'

/**
 * Serves the website's own page, in the visitor's language, to whoever is offline. It answers two kinds
 * of request, for pages and for files of the build, and leaves all others to the browser: it sees no
 * call of a service, sends nothing later, and keeps nothing that was sent.
 */
const stand = (worker: ServiceWorkerGlobalScope): void => {
  const asked = new URL(worker.location.href).searchParams
  const store = offlineStore(asked.get('build') ?? '', asked.get('locale') ?? '')
  const offlinePage = `/${asked.get('locale') ?? ''}/offline`

  /** Keeps the offline page and the styles that it names. */
  const prepare = async (): Promise<void> => {
    const kept = await caches.open(store)
    const answer = await fetch(offlinePage, { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${offlinePage} answered ${answer.status}`)
    const page = await answer.text()
    const styles = [...page.matchAll(/ href="(\/assets\/[^"]+\.css)"/g)].map(
      ([, href = '']) => href,
    )
    // A copy, because browsers refuse a redirected response as the response to a navigation.
    const own = new Response(page, answer)
    await Promise.all([kept.put(offlinePage, own), kept.addAll(styles)])
  }

  /** Removes what another build or another language kept, and takes over the open pages. */
  const tidy = async (): Promise<void> => {
    const names = await caches.keys()
    const old = names.filter((name) => isOfflineStore(name) && name !== store)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload.enable()
    await worker.clients.claim()
    // The worker of another tab's build or language may have tidied this store away while it was
    // filled. Pages wait for a worker that activates, so they are not made to wait for this.
    if (!names.includes(store)) void prepare().catch(() => undefined)
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
    // A kept file that cannot be read is requested, as if it had not been kept.
    caches.match(request, { cacheName: store }).catch(() => undefined)

  const keep = async (request: Request, answer: Response): Promise<void> => {
    // A page that goes without the worker has removed its store; the worker runs until the page is left.
    if (!(await caches.has(store))) return
    const files = await caches.open(store)
    await files.put(request, answer)
  }

  /** Many hosts send their first page in place of a file that they do not have, or not yet. */
  const isFile = ({ ok, headers }: Response): boolean =>
    ok && headers.get('content-type')?.startsWith('text/html') !== true

  /** A file with a hash in its name never changes, so it is fetched only once. */
  const take = async (event: FetchEvent): Promise<Response> => {
    // A page that found the kept file broken asks past the caches.
    const kept = event.request.cache === 'reload' ? undefined : await keptFile(event.request)
    if (kept !== undefined && isFile(kept)) return kept
    const answer = await fetch(event.request)
    // Kept while the page already reads it. If the storage is full, the page still gets the file.
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
    const { origin, pathname, search } = new URL(url)
    if (method !== 'GET' || origin !== worker.location.origin) return
    if (mode === 'navigate') event.respondWith(open(event))
    // With a query it is a file asked for anew, which nobody will ask for by that address again.
    else if (pathname.startsWith('/assets/') && search === '') event.respondWith(take(event))
  })
}

if (self instanceof ServiceWorkerGlobalScope) stand(self)
