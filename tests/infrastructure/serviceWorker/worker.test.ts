import { beforeAll, describe, expect, it } from '@jest/globals'

const build = '1a2b'
const store = `hathi ${build} en-IN`

/** What is kept, by the address that it was requested with. */
const kept = new Map<string, Response>()
const asked: string[] = []
let answer = new Response()

const cache = {
  put: (request: Request, response: Response) => {
    kept.set(request.url, response)
    return Promise.resolve()
  },
}

const storage = {
  open: () => Promise.resolve(cache),
  has: (name: string) => Promise.resolve(name === store),
  match: (request: Request) => Promise.resolve(kept.get(request.url)?.clone()),
}

// The compiler reads the worker with the types of workers, which these tests do not have.
const worker: string = '../../../src/serviceWorker/worker.ts'

beforeAll(async () => {
  window.history.replaceState(null, '', `/service-worker.js?build=${build}&locale=en-IN`)
  Object.assign(globalThis, {
    ServiceWorkerGlobalScope: { [Symbol.hasInstance]: () => true },
    caches: storage,
    fetch: ({ url }: Request) => {
      asked.push(url)
      return Promise.resolve(answer.clone())
    },
  })
  await import(worker)
})

/** Requests a file as a page does; resolves when the worker is done with it. */
const take = async (path: string): Promise<string> => {
  const waits: unknown[] = []
  let response: unknown = null
  const event = Object.assign(new Event('fetch'), {
    request: new Request(new URL(path, window.location.href)),
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
})
