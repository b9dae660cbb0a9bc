/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { KeptParams } from '../../../src/application/fare/fareMemory.port.ts'
import type { FormMemory } from '../../../src/application/ports/formMemory.port.ts'
import {
  makeLazyFormMemory,
  makeLazyMemory,
} from '../../../src/infrastructure/browser/lazyMemory.ts'
import { makeParamsMemory } from '../../../src/infrastructure/browser/paramsMemory.ts'
import type { SecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'

const params: KeptParams = {
  country: 'IN',
  params: [
    ['from_landmark', 'MG Road, 100%'],
    ['sender_name', 'किरण'],
    ['sender_name', ''],
  ],
}

const makeStorage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
}

const storeOn = (
  storage: ReturnType<typeof makeStorage>,
  subtle: typeof crypto.subtle | undefined,
) =>
  makeSecretStore({
    storage: () => storage,
    crypto: { subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
    secret: 'a development secret',
  })

const refusing: SecretStore = {
  keep: () => TE.left({ kind: 'StorageRefused' }),
  recall: () => TE.right(null),
  forget: () => TE.left({ kind: 'StorageRefused' }),
}

describe('parameters that were taken out of the URL', () => {
  it('are recalled after a reload, in their order', async () => {
    const storage = makeStorage()
    await makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params').keep(params)()
    const reloaded = makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params')
    expect(await reloaded.recall()).toEqual(E.right(params))
    expect([...storage.texts.keys()]).toEqual(['or_params'])
  })

  it.each([
    'no JSON',
    '{"a":1}',
    '{"country":"IN","params":[["a"]]}',
    '{"country":"IN","params":[["a",1]]}',
    '{"country":1,"params":[]}',
    // An earlier version kept them like this, without their country.
    '[["a","b"]]',
    'null',
  ])('are null if %s was kept under their name', async (text) => {
    const store = storeOn(makeStorage(), crypto.subtle)
    await store.keep('or_params', text)()
    expect(await makeParamsMemory(store, 'or_params').recall()).toEqual(E.right(null))
  })

  it('that cannot be written are recalled on the same page', async () => {
    const memory = makeParamsMemory(refusing, 'or_params')
    expect(await memory.recall()).toEqual(E.right(null))
    expect(await memory.keep(params)()).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await memory.recall()).toEqual(E.right(params))
  })

  it('are recalled even if they are still being written when they are asked for', async () => {
    const full = {
      ...makeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    for (const storage of [makeStorage(), full]) {
      const memory = makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params')
      const [, recalled] = await Promise.all([memory.keep(params)(), memory.recall()])
      expect(recalled).toEqual(E.right(params))
    }
  })
})

describe('parameters that are forgotten', () => {
  it.each([
    ['in the tab', () => storeOn(makeStorage(), crypto.subtle)],
    ['on this page alone', () => refusing],
  ])('are gone wherever they were kept: %s', async (_, store) => {
    const memory = makeParamsMemory(store(), 'or_params')
    await memory.keep(params)()
    await memory.forget()
    expect(await memory.recall()).toEqual(E.right(null))
  })
})

describe('a memory that is loaded when it is needed', () => {
  const lazily = (
    storage: ReturnType<typeof makeStorage>,
    load: () => Promise<FormMemory<KeptParams>>,
  ): FormMemory<KeptParams> => {
    const lazy = makeLazyMemory({ load, storage: () => storage })
    return makeLazyFormMemory(lazy, 'or_params', (memory) => memory)
  }

  it('is not loaded to recall nothing', async () => {
    const memory = lazily(makeStorage(), () => Promise.reject(new Error('loaded')))
    expect(await memory.recall()).toEqual(E.right(null))
  })

  it('recalls what the tab has kept', async () => {
    const storage = makeStorage()
    const store = storeOn(storage, crypto.subtle)
    const load = () => Promise.resolve(makeParamsMemory(store, 'or_params'))
    await lazily(storage, load).keep(params)()
    expect(await lazily(storage, load).recall()).toEqual(E.right(params))
  })

  it('recalls on the same page what could not be written: without WebCrypto, or refused', async () => {
    for (const store of [storeOn(makeStorage(), undefined), refusing]) {
      const made = makeParamsMemory(store, 'or_params')
      const memory = lazily(makeStorage(), () => Promise.resolve(made))
      await memory.keep(params)()
      expect(await memory.recall()).toEqual(E.right(params))
    }
  })

  it('recalls it too if each load would make a memory of its own', async () => {
    const memory = lazily(makeStorage(), async () => makeParamsMemory(refusing, 'or_params'))
    await memory.keep(params)()
    expect(await memory.recall()).toEqual(E.right(params))
    await memory.forget()
    expect(await memory.recall()).toEqual(E.right(null))
  })

  it('remembers nothing if it does not load, and is loaded again when it is needed again', async () => {
    const storage = makeStorage()
    const made = makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params')
    let loads = 0
    const memory = lazily(storage, () => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(made)
    })
    expect(await memory.keep(params)()).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await memory.keep(params)()).toEqual(E.right(undefined))
    expect(await memory.recall()).toEqual(E.right(params))
  })

  it('is loaded ahead when it is expected, and again if that load fails', async () => {
    let loads = 0
    const made = makeParamsMemory(storeOn(makeStorage(), crypto.subtle), 'or_params')
    const lazy = makeLazyMemory({
      load: () => {
        loads += 1
        return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(made)
      },
      storage: makeStorage,
    })
    lazy.expect()
    lazy.expect()
    expect(loads).toBe(1)
    expect(await lazy.keep('or_params', (memory) => memory.keep(params))()).toEqual(
      E.right(undefined),
    )
    expect(loads).toBe(2)
  })

  it('forgets parameters that are still being written', async () => {
    const storage = makeStorage()
    const made = makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params')
    const memory = lazily(storage, () => Promise.resolve(made))
    const keeping = memory.keep(params)()
    await memory.forget()
    await keeping
    expect(await memory.recall()).toEqual(E.right(null))
    expect(storage.texts.size).toBe(0)
  })

  it('forgets at once, even if it does not load, and is not loaded to forget nothing', async () => {
    const storage = makeStorage()
    const made = makeParamsMemory(storeOn(storage, crypto.subtle), 'or_params')
    await lazily(storage, () => Promise.resolve(made)).keep(params)()
    let loads = 0
    const memory = lazily(storage, () => {
      loads += 1
      return Promise.reject(new Error('offline'))
    })
    const forgetting = memory.forget()
    expect(storage.texts.size).toBe(0)
    expect(await forgetting).toEqual(E.left({ kind: 'StorageRefused' }))
    expect(await memory.forget()).toEqual(E.right(undefined))
    expect(loads).toBe(1)
  })

  it('recalls nothing if the browser forbids its storage', async () => {
    const lazy = makeLazyMemory({
      load: () => Promise.reject(new Error('loaded')),
      storage: () => {
        throw new Error('forbidden')
      },
    })
    const recall = lazy.recall('or_params', () => TE.right('text'))
    expect(await recall()).toEqual(E.right(null))
  })
})
