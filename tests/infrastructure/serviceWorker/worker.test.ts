import { beforeAll, describe, expect, it } from '@jest/globals'

const build = '1a2b'
const store = `hathi ${build} en-IN`

/** What is kept, by the address that it was requested with. */
const kept = new Map<string, Response>()
const stores = new Set([store])
const asked: string[] = []
let answer = new Response()

const addressOf = (asking: Request | string): string =>
  typeof asking === 'string' ? new URL(asking, window.location.href).href : asking.url

const cache = {
  put: (asking: Request | string, response: Response) => {
    kept.set(addressOf(asking), response)
    return Promise.resolve()
  },
  addAll: (addresses: readonly string[]) => {
    for (const address of addresses) kept.set(addressOf(address), new Response('a{}'))
    return Promise.resolve()
  },
}

const storage = {
  open: (name: string) => {
    stores.add(name)
    return Promise.resolve(cache)
  },
  has: (name: string) => Promise.resolve(stores.has(name)),
  keys: () => Promise.resolve([...stores]),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
  match: (asking: Request | string) => Promise.resolve(kept.get(addressOf(asking))?.clone()),
}

// The compiler reads the worker with the types of workers, which these tests do not have.
const worker: string = '../../../src/serviceWorker/worker.ts'

beforeAll(async () => {
  window.history.replaceState(null, '', `/service-worker.js?build=${build}&locale=en-IN`)
  Object.assign(globalThis, {
    ServiceWorkerGlobalScope: { [Symbol.hasInstance]: () => true },
    caches: storage,
    registration: { navigationPreload: { enable: () => Promise.resolve() } },
    clients: { claim: () => Promise.resolve() },
    fetch: (asking: Request | string) => {
      asked.push(addressOf(asking))
      return Promise.resolve(answer.clone())
    },
  })
  await import(worker)
})

/** Requests a file as a page does; resolves when the worker is done with it. */
const take = async (path: string, cache: RequestCache = 'default'): Promise<string> => {
  const waits: unknown[] = []
  let response: unknown = null
  const event = Object.assign(new Event('fetch'), {
    request: new Request(new URL(path, window.location.href), { cache }),
    respondWith: (given: unknown) => {
      response = given
    },
    waitUntil: (given: unknown) => waits.push(given),
  })
  window.dispatchEvent(event)
  const come = await response
  await Promise.all(waits)
  if (!(come instanceof Response)) throw new Error(`The worker left ${path} alone`)
  return come.text()
}

/** Activates the worker, as the browser does once it is installed; resolves when it is done. */
const activate = async (): Promise<void> => {
  const waits: unknown[] = []
  const event = new Event('activate')
  window.dispatchEvent(Object.assign(event, { waitUntil: (given: unknown) => waits.push(given) }))
  await Promise.all(waits)
}

const typed = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

describe('the service worker', () => {
  it('requests a file once', async () => {
    answer = typed('1', 'text/javascript; charset=utf-8')
    expect(await take('/assets/main.1a2b.js')).toBe('1')
    answer = typed('2', 'text/javascript; charset=utf-8')
    expect(await take('/assets/main.1a2b.js')).toBe('1')
    expect(asked).toHaveLength(1)
  })

  it('replaces a kept file for a page that asks past the caches', async () => {
    const path = '/assets/broken.1a2b.js'
    answer = typed('if (', 'text/javascript')
    await take(path)
    answer = typed('1', 'text/javascript')
    expect(await take(path, 'reload')).toBe('1')
    answer = typed('2', 'text/javascript')
    expect(await take(path)).toBe('1')
  })

  it('requests a file for which a page was kept when it was installed', async () => {
    const address = new URL('/assets/offline.1a2b.css', window.location.href).href
    kept.set(address, typed('<p>Soon', 'text/html'))
    answer = typed('a{}', 'text/css')
    expect(await take('/assets/offline.1a2b.css')).toBe('a{}')
  })

  it.each([
    ['a page that a host sends in place of a file', typed('<p>Soon', 'text/html; charset=utf-8')],
    ['an error', typed('Not found', 'text/plain', 404)],
  ])('does not keep %s', async (_, wrong) => {
    const path = `/assets/later.${wrong.status}.js`
    answer = wrong
    await take(path)
    answer = typed('1', 'text/javascript')
    expect(await take(path)).toBe('1')
  })

  it('removes what another build kept, and requests nothing for what it has', async () => {
    stores.add('hathi 0ld en-IN').add('blog')
    asked.length = 0
    await activate()
    expect([...stores]).toEqual([store, 'blog'])
    expect(asked).toEqual([])
  })

  it('fills its store again if the worker of another tab tidied it away', async () => {
    kept.clear()
    stores.delete(store)
    answer = typed('<link href="/assets/main.1a2b.css">', 'text/html')
    await activate()
    // The activation does not wait for it.
    while (kept.size < 2) await new Promise((resolve) => setTimeout(resolve))
    expect(stores).toContain(store)
    const paths = [...kept.keys()].map((address) => new URL(address).pathname)
    expect(paths).toEqual(['/en-IN/offline', '/assets/main.1a2b.css'])
  })
})
