/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { SecretName } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly texts: Map<string, string>
}

const makeStorage = (): Kept => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }
}

const open = (storage: Kept, secret = 'a development secret') =>
  makeSecretStore({ storage: () => storage, crypto, secret })

/** A name, sealed with that secret in November 2026. */
const sealed = 'AUC4uYvGVBXdhX_j7QaPrv6bvG-tDiDByXbMV3Lf_i0IjgqKT0P-wrVXUdQ7Gd0u'

const names: readonly SecretName[] = [
  'fe_params',
  'or_params',
  'fe_draft',
  'sl_draft',
  'pr_draft',
  'au_draft',
]

describe('a kept text', () => {
  it('is recalled unchanged, whatever it is', async () => {
    const store = open(makeStorage())
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...names),
        async (text, name) => {
          expect(await store.keep(name, text)()).toEqual(E.right(undefined))
          expect(await store.recall(name)()).toEqual(E.right(text))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is recalled with a leading byte order mark', async () => {
    const store = open(makeStorage())
    await store.keep('fe_draft', '\ufeffKiran')()
    expect(await store.recall('fe_draft')()).toEqual(E.right('\ufeffKiran'))
  })

  it('is recalled by every later release', async () => {
    const storage = makeStorage()
    storage.texts.set('fe_params', sealed)
    expect(await open(storage).recall('fe_params')()).toEqual(E.right('customer_name=Kiran'))
  })

  it('is encrypted with keys that cannot be extracted', async () => {
    const keys: CryptoKey[] = []
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name) => {
        const work: unknown = Reflect.get(target, name)
        if (typeof work !== 'function') return work
        return async (...given: unknown[]): Promise<unknown> => {
          const result: unknown = await Reflect.apply(work, target, given)
          if (result instanceof CryptoKey) keys.push(result)
          return result
        }
      },
    })
    const store = makeSecretStore({
      storage: makeStorage,
      crypto: { subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
      secret: 's',
    })
    await store.keep('fe_params', 'text')()
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key.extractable).toBe(false)
  })

  it('is recalled after every reload, but only with the same secret', async () => {
    const storage = makeStorage()
    await open(storage).keep('fe_params', 'customer_mobile=9812345678')()
    expect(await open(storage).recall('fe_params')()).toEqual(E.right('customer_mobile=9812345678'))
    expect(await open(storage).recall('fe_params')()).toEqual(E.right('customer_mobile=9812345678'))
    expect(await open(storage, 'another').recall('fe_params')()).toEqual(E.right(null))
  })

  it('is not legible in the storage, and is never written the same twice', async () => {
    const storage = makeStorage()
    const store = open(storage)
    const written = new Set<string>()
    for (let turn = 0; turn < 50; turn += 1) {
      await store.keep('fe_params', 'customer_mobile=9812345678')()
      const text = storage.texts.get('fe_params') ?? ''
      expect(text).toMatch(/^[\w-]+$/)
      expect(text).not.toMatch(/9812345678|customer/)
      written.add(text)
    }
    expect(written.size).toBe(50)
  })

  it('is stored as its version, twelve random bytes, the cipher text and its tag', async () => {
    const storage = makeStorage()
    await open(storage).keep('or_params', 'four')()
    const bytes = Buffer.from(storage.texts.get('or_params') ?? '', 'base64url')
    expect(bytes[0]).toBe(1)
    expect(bytes).toHaveLength(1 + 12 + 4 + 16)
  })

  it('is gone once it is forgotten', async () => {
    const storage = makeStorage()
    const store = open(storage)
    await store.keep('fe_draft', 'text')()
    expect(await store.forget('fe_draft')()).toEqual(E.right(undefined))
    expect(await store.recall('fe_draft')()).toEqual(E.right(null))
    expect(storage.texts.size).toBe(0)
  })

  it('counts as absent once a customer has left, and what is kept since then does not', async () => {
    const storage = makeStorage()
    let departures = 0
    const openTab = () =>
      makeSecretStore({
        storage: () => storage,
        crypto,
        secret: 's',
        lastDeparture: () => `departure-${String(departures)}`,
      })
    await openTab().keep('fe_draft', 'Kiran')()
    expect(await openTab().recall('fe_draft')()).toEqual(E.right('Kiran'))
    departures += 1
    expect(await openTab().recall('fe_draft')()).toEqual(E.right(null))
    expect(storage.texts.size).toBe(0)
    await openTab().keep('fe_draft', 'Asha')()
    expect(await openTab().recall('fe_draft')()).toEqual(E.right('Asha'))
    const keeping = openTab().keep('fe_draft', 'Ravi')()
    departures += 1
    await keeping
    expect(await openTab().recall('fe_draft')()).toEqual(E.right(null))
  })

  it('may be long', async () => {
    const storage = makeStorage()
    const long = 'ভবন '.repeat(300_000)
    expect(await open(storage).keep('fe_draft', long)()).toEqual(E.right(undefined))
    expect(await open(storage).recall('fe_draft')()).toEqual(E.right(long))
  })

  it('is the last one if several writes overlap', async () => {
    // Each encryption takes less time than the one before it.
    let patience = 40
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name) => {
        const work: unknown = Reflect.get(target, name)
        if (typeof work !== 'function') return work
        return async (...given: unknown[]) => {
          if (name === 'encrypt') {
            patience /= 2
            await new Promise((resolve) => setTimeout(resolve, patience))
          }
          return Reflect.apply(work, target, given)
        }
      },
    })
    const storage = makeStorage()
    const store = makeSecretStore({
      storage: () => storage,
      crypto: { subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
      secret: 's',
    })
    await Promise.all([store.keep('fe_draft', 'first')(), store.keep('fe_draft', 'second')()])
    expect(await store.recall('fe_draft')()).toEqual(E.right('second'))
    await Promise.all([store.keep('fe_draft', 'third')(), store.forget('fe_draft')()])
    expect(await store.recall('fe_draft')()).toEqual(E.right(null))
  })
})

describe('a broken stored text', () => {
  const good = async () => {
    const storage = makeStorage()
    await open(storage).keep('fe_params', 'customer_name=Kiran')()
    return storage.texts.get('fe_params') ?? ''
  }
  const recalledFrom = async (text: string) => {
    const storage = makeStorage()
    storage.texts.set('fe_params', text)
    const outcome = await open(storage).recall('fe_params')()
    return { outcome, left: storage.texts.has('fe_params') }
  }
  const absent = { outcome: E.right(null), left: false }

  it.each([
    ['nothing', ''],
    ['plain parameters', 'customer_mobile=9812345678'],
    ['JSON', '{"iv":"AAAA","data":"AAAA"}'],
    ['a lone version', 'AQ'],
    ['a version and an IV', Buffer.alloc(13, 1).toString('base64url')],
    ['a version, an IV and half a tag', Buffer.alloc(21, 1).toString('base64url')],
    ['zeros', Buffer.alloc(64).toString('base64url')],
    ['ones of the right length', Buffer.alloc(64, 1).toString('base64url')],
    ['base64 of the other alphabet', '+/+/+/+/'],
    ['white space', ' \n\t'],
    ['characters beyond ASCII', 'काई'],
    ['a NUL', '\0'],
    ['padding', 'AQ=='],
    ['the word null', 'null'],
    ['a length that base64 does not have', 'AAAAA'],
  ])('such as %s is removed and absent', async (_, text) => {
    expect(await recalledFrom(text)).toEqual(absent)
  })

  it('with any byte changed is removed and absent', async () => {
    const bytes = Buffer.from(await good(), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 0x40
      expect(await recalledFrom(changed.toString('base64url'))).toEqual(absent)
    }
  })

  it('with any truncation is removed and absent', async () => {
    const text = await good()
    for (let length = 0; length < text.length; length += 1) {
      expect(await recalledFrom(text.slice(0, length))).toEqual(absent)
    }
  })

  it('with an addition is removed and absent', async () => {
    expect(await recalledFrom(`${await good()}AAAA`)).toEqual(absent)
  })

  it.each([
    ['white space before it', ` ${sealed}`],
    ['white space behind it', `${sealed}\n`],
    ['white space in it', `${sealed.slice(0, 40)} ${sealed.slice(40)}`],
    ['padding', `${sealed}====`],
    ['the other alphabet', sealed.replaceAll('-', '+').replaceAll('_', '/')],
  ])('that is good except for %s is removed and absent', async (_, text) => {
    expect(await recalledFrom(text)).toEqual(absent)
  })

  it('from another name is removed and absent', async () => {
    const storage = makeStorage()
    const store = open(storage)
    await store.keep('or_params', 'receiver_name=Asha')()
    storage.texts.set('fe_params', storage.texts.get('or_params') ?? '')
    expect(await store.recall('fe_params')()).toEqual(E.right(null))
    expect(storage.texts.has('fe_params')).toBe(false)
    expect(await store.recall('or_params')()).toEqual(E.right('receiver_name=Asha'))
  })
})

it('a store does not remove anything if nothing was kept', async () => {
  const removed: string[] = []
  const store = open({ ...makeStorage(), removeItem: (name) => void removed.push(name) })
  expect(await store.recall('fe_params')()).toEqual(E.right(null))
  expect(removed).toEqual([])
})

describe('a storage that refuses', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('returns an error and never throws if the browser forbids it', async () => {
    const store = makeSecretStore({ storage: denied, crypto, secret: 's' })
    expect(await store.keep('fe_params', 'text')()).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await store.recall('fe_params')()).toEqual(E.right(null))
    expect(await store.forget('fe_params')()).toEqual(E.left({ kind: 'StorageRefused' }))
  })

  it('returns an error when it is full, and recalls what it kept before', async () => {
    const storage = makeStorage()
    await open(storage).keep('fe_params', 'before')()
    const full = open({ ...storage, setItem: denied })
    expect(await full.keep('fe_params', 'after')()).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await full.recall('fe_params')()).toEqual(E.right('before'))
  })

  it('accepts the next text after a failure', async () => {
    const storage = makeStorage()
    let quota = 0
    const store = open({
      ...storage,
      setItem: (name, text) => (quota++ === 0 ? denied() : storage.setItem(name, text)),
    })
    expect(E.isLeft(await store.keep('fe_params', 'one')())).toBe(true)
    expect(await store.keep('fe_params', 'two')()).toEqual(E.right(undefined))
    expect(await store.recall('fe_params')()).toEqual(E.right('two'))
  })
})

describe('a key that cannot be derived', () => {
  /** WebCrypto that fails to derive its first key, as it may where memory is short. */
  const failingOnce = () => {
    let keys = 0
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name) => {
        const work: unknown = Reflect.get(target, name)
        if (typeof work !== 'function') return work
        return async (...given: unknown[]): Promise<unknown> => {
          if (name === 'deriveKey' && keys++ === 0) throw new DOMException('', 'OperationError')
          return Reflect.apply(work, target, given)
        }
      },
    })
    return {
      subtle,
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    }
  }
  const refused = E.left({ kind: 'StorageRefused' })

  it('is derived again for the next text', async () => {
    const storage = makeStorage()
    const store = makeSecretStore({ storage: () => storage, crypto: failingOnce(), secret: 's' })
    expect(await store.keep('fe_params', 'one')()).toEqual(refused)
    expect(await store.keep('fe_params', 'two')()).toEqual(E.right(undefined))
    expect(await store.recall('fe_params')()).toEqual(E.right('two'))
  })

  it('does not make a kept text one that cannot be read', async () => {
    const storage = makeStorage()
    await open(storage, 's').keep('fe_params', 'kept')()
    const store = makeSecretStore({ storage: () => storage, crypto: failingOnce(), secret: 's' })
    expect(await store.recall('fe_params')()).toEqual(refused)
    expect(await store.recall('fe_params')()).toEqual(E.right('kept'))
  })
})

describe('without WebCrypto', () => {
  it('texts live as long as the page, and nothing is written in clear', async () => {
    const storage = makeStorage()
    const crypto = {
      subtle: undefined,
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => globalThis.crypto.getRandomValues(bytes),
    }
    const make = () => makeSecretStore({ storage: () => storage, crypto, secret: 's' })
    const store = make()
    await store.keep('fe_params', 'text')()
    expect(await store.recall('fe_params')()).toEqual(E.right('text'))
    expect(storage.texts.size).toBe(0)
    expect(await make().recall('fe_params')()).toEqual(E.right(null))
    await store.forget('fe_params')()
    expect(await store.recall('fe_params')()).toEqual(E.right(null))
  })
})
