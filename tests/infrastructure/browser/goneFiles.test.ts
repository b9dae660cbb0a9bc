import { afterEach, describe, expect, it } from '@jest/globals'
import { reloadWhenGone } from '../../../src/infrastructure/browser/goneFiles.ts'
import { loadedOnce } from '../../../src/ui/app/chunk/loadedOnce.ts'

const origin = 'https://hathi.example'

type Lost = Parameters<
  Parameters<Parameters<typeof reloadWhenGone>[0]['page']['addEventListener']>[1]
>[0]

type Day = {
  readonly status?: number
  readonly type?: string
  readonly build?: string
  readonly kept?: Map<string, string>
  readonly denied?: boolean
}

const settled = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A page that hears of files that did not load, and the number of its reloads. */
const open = ({
  status,
  type = 'text/plain',
  build = 'one',
  kept = new Map(),
  denied = false,
}: Day) => {
  let reloads = 0
  const asked: string[] = []
  const questions: string[] = []
  const listeners: Array<(event: Lost) => void> = []
  reloadWhenGone({
    page: {
      addEventListener: (_, listener) => void listeners.push(listener),
      location: { origin, reload: () => (reloads += 1) },
      document,
    },
    fetch: (address, { cache, method = 'GET' }) => {
      asked.push(address)
      questions.push(`${method} ${cache ?? ''}`)
      const headers = new Headers({ 'content-type': type })
      return status === undefined
        ? Promise.reject(new TypeError())
        : Promise.resolve({ status, headers, text: () => Promise.resolve('') })
    },
    storage: () => {
      if (denied) throw new DOMException('denied', 'SecurityError')
      return { getItem: (name) => kept.get(name) ?? null, setItem: (n, t) => void kept.set(n, t) }
    },
    build,
  })
  const raise = async (event: Lost) => {
    for (const listener of listeners) listener(event)
    await settled()
  }
  const fail = (target: EventTarget) => raise({ target })
  return { fail, raise, reloads: () => reloads, asked: () => asked, questions: () => questions }
}

const script = (address: string) =>
  Object.assign(document.createElement('script'), { src: address })
const chunk = script(`${origin}/assets/auth.1a2b.js`)
const sheet = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: `${origin}/assets/auth.1a2b.css`,
})

describe('a page whose build has been replaced', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it.each([
    ['script', chunk],
    ['style', sheet],
  ])('is reloaded when a %s no longer exists', async (_, target) => {
    const page = open({ status: 404 })
    await page.fail(target)
    expect(page.reloads()).toBe(1)
  })

  // What a host that answers every path with its first page sends in place of a file.
  const firstPage = { status: 200, type: 'text/html; charset=utf-8' }

  it.each([
    ['script', chunk],
    ['style', sheet],
  ])('is reloaded when a page comes in place of a %s', async (_, target) => {
    const page = open(firstPage)
    await page.fail(target)
    expect(page.reloads()).toBe(1)
  })

  it('is reloaded when a page was run in place of a script', async () => {
    const page = open(firstPage)
    const error = new SyntaxError("Unexpected token '<'")
    await page.raise({ target: window, error, filename: chunk.src })
    expect(page.reloads()).toBe(1)
  })

  it('replaces what the caches hold of a script that came broken, and is not reloaded', async () => {
    const page = open({ status: 200, type: 'text/javascript; charset=utf-8' })
    const error = new SyntaxError('Unexpected end of input')
    await page.raise({ target: window, error, filename: chunk.src })
    expect(page.questions()).toEqual(['HEAD no-store', 'GET reload'])
    await page.raise({ target: window, error, filename: chunk.src })
    expect(page.questions().filter((question) => question === 'GET reload')).toHaveLength(1)
    expect(page.reloads()).toBe(0)
  })

  it.each([[undefined], [403], [503]])(
    'leaves the caches alone while the server may not have the script (status %s)',
    async (status) => {
      const page = open(status === undefined ? {} : { status })
      await page.raise({ target: window, error: new SyntaxError('broken'), filename: chunk.src })
      expect(page.questions()).toEqual(['HEAD no-store'])
    },
  )

  it('is not reloaded, nor is a file asked for, when one of its scripts fails while it runs', async () => {
    const page = open(firstPage)
    await page.raise({ target: window, error: new TypeError(), filename: chunk.src })
    expect([page.reloads(), page.asked()]).toEqual([0, []])
  })

  it.each([403, 503])('is not reloaded for the page of a refusal (status %s)', async (status) => {
    const page = open({ ...firstPage, status })
    await page.fail(chunk)
    expect(page.reloads()).toBe(0)
  })

  it('is reloaded once per build, however many of its files are gone', async () => {
    const kept = new Map<string, string>()
    const page = open({ status: 404, kept })
    await page.fail(chunk)
    await page.fail(sheet)
    expect(page.reloads()).toBe(1)
    const again = open({ status: 404, kept })
    await again.fail(chunk)
    expect(again.reloads()).toBe(0)
    const next = open({ status: 404, kept, build: 'two' })
    await next.fail(chunk)
    expect(next.reloads()).toBe(1)
  })

  it.each([[undefined], [200], [403], [500], [503]])(
    'is not reloaded if the file may still come (status %s)',
    async (status) => {
      const page = open(status === undefined ? {} : { status })
      await page.fail(chunk)
      expect([page.reloads(), page.questions()]).toEqual([0, ['HEAD no-store']])
    },
  )

  it.each([
    ['a dialog is open', '<dialog open></dialog>'],
    ['a text is typed', '<input autofocus>'],
    ['an option is chosen', '<select autofocus></select>'],
  ])(
    'is not reloaded for a prefetched file while %s, but for one that is needed now',
    async (_, markup) => {
      document.body.innerHTML = markup
      document.querySelector<HTMLElement>('[autofocus]')?.focus()
      const page = open({ status: 404 })
      await page.fail(chunk)
      await page.fail(sheet)
      expect(page.reloads()).toBe(0)
      await settled(600)
      await page.fail(chunk)
      expect(page.reloads()).toBe(1)
    },
  )

  it('is not reloaded while a text is typed for a part that is tried twice by itself', async () => {
    document.body.innerHTML = '<input autofocus>'
    document.querySelector<HTMLElement>('[autofocus]')?.focus()
    const page = open({ status: 404 })
    const part = loadedOnce(async () => {
      await page.fail(chunk)
      throw new Error('ChunkLoadError')
    })
    await expect(part()).rejects.toThrow('ChunkLoadError')
    expect([page.asked().length, page.reloads()]).toEqual([2, 0])
  })

  it('is reloaded at once while a checkbox has the focus, as ticking takes no time', async () => {
    document.body.innerHTML = '<input type="checkbox" autofocus>'
    document.querySelector<HTMLElement>('[autofocus]')?.focus()
    const page = open({ status: 404 })
    await page.fail(chunk)
    expect(page.reloads()).toBe(1)
  })

  it('is not reloaded for a file that is not of its build', async () => {
    const page = open({ status: 404 })
    await page.fail(script('https://maps.googleapis.com/maps/api/js'))
    await page.fail(Object.assign(new Image(), { src: `${origin}/assets/a.png` }))
    expect([page.reloads(), page.asked()]).toEqual([0, []])
  })

  it('is not reloaded if the browser cannot remember the reload', async () => {
    const page = open({ status: 404, denied: true })
    await page.fail(chunk)
    expect(page.reloads()).toBe(0)
  })
})
