import { describe, expect, it } from '@jest/globals'
import { keepOfflineShell } from '../../../src/infrastructure/browser/offlineShell.ts'
import { isOfflineStore, offlineStore } from '../../../src/infrastructure/browser/offlineStore.ts'
import { buildOf, isOfflineWorker } from '../../../src/infrastructure/browser/offlineWorker.ts'

type Asked = Partial<Parameters<typeof keepOfflineShell>[0]>

const site = 'https://hathi.example'
const ours = { scriptURL: `${site}/service-worker.js?build=1a2b&locale=en-IN` }
const old = { scriptURL: `${site}/service-worker.js?build=0ld&locale=tr-TR` }
const others = { scriptURL: `${site}/blog/service-worker.js?build=1a2b&locale=en-IN` }

const registered = [
  { name: 'ours', installing: null, waiting: null, active: ours },
  { name: 'old, ours to come', installing: null, waiting: ours, active: old },
  { name: 'just begun', installing: ours, waiting: null, active: null },
  { name: 'blog', installing: null, waiting: null, active: others },
  { name: 'taken over by the blog', installing: others, waiting: null, active: ours },
  { name: 'of nothing yet', installing: null, waiting: null, active: null },
]

const keep = async (asked: Asked = {}) => {
  const done: string[] = []
  await keepOfflineShell({
    workers: {
      register: (address) => {
        done.push(`register ${address}`)
        return Promise.resolve()
      },
      getRegistrations: () =>
        Promise.resolve(
          registered.map(({ name, ...one }) => ({
            ...one,
            unregister: () => {
              done.push(`unregister ${name}`)
              return Promise.resolve(true)
            },
          })),
        ),
    },
    caches: {
      keys: () => Promise.resolve(['hathi 1a2b en-IN', 'blog', 'hathi 0ld tr-TR']),
      delete: (name) => {
        done.push(`delete ${name}`)
        return Promise.resolve(true)
      },
    },
    build: '1a2b',
    locale: 'en-IN',
    isWanted: true,
    ...asked,
  })
  return done
}

describe('the offline shell', () => {
  it('is kept for the build and the locale of the page', async () => {
    expect(await keep()).toEqual(['register /service-worker.js?build=1a2b&locale=en-IN'])
  })

  it.each([
    ['the deployment does not want it', { isWanted: false }],
    ['nothing was built', { build: null }],
  ])('is removed, and nothing of others is, if %s', async (_, asked) => {
    expect(await keep(asked)).toEqual([
      'unregister ours',
      'unregister old, ours to come',
      'unregister just begun',
      'delete hathi 1a2b en-IN',
      'delete hathi 0ld tr-TR',
    ])
  })

  it('is missing silently if the browser refuses it', async () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    const workers = { register: refuse, getRegistrations: refuse }
    await expect(keep({ workers })).resolves.toEqual([])
    await expect(keep({ workers, isWanted: false })).resolves.toEqual([])
  })
})

describe('the address of the worker', () => {
  it.each([
    ['/service-worker.js?build=1a2b&locale=en-IN', true],
    ['/service-worker.js', false],
    ['https://evil.example/service-worker.js?build=1a2b&locale=en-IN', false],
    ['/service-worker.js?build=1a2b&locale=en-IN&more=1', false],
    ['//evil.example/service-worker.js?build=1&locale=en', false],
  ])('%s: %s', (address, known) => {
    expect(isOfflineWorker(address)).toBe(known)
  })
})

describe('the cache of the worker', () => {
  it('is recognised by its name for any build and locale', () => {
    expect(offlineStore('1a2b', 'en-IN')).toBe('hathi 1a2b en-IN')
    expect(isOfflineStore(offlineStore('', ''))).toBe(true)
    for (const name of ['', 'blog', 'hathi', 'hathi-blog', 'my hathi 1a2b en-IN']) {
      expect(isOfflineStore(name)).toBe(false)
    }
  })
})

describe('the build of a page', () => {
  const pageWith = (body: string) => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = body
    return page
  }

  it.each([
    ['<div id="root" data-brand="hathi" data-build="1a2b3c4d"></div>', '1a2b3c4d'],
    ['<div id="root" data-brand="hathi"></div>', null],
    ['', null],
  ])('%s is %s', (body, build) => {
    expect(buildOf(pageWith(body))).toBe(build)
  })
})
