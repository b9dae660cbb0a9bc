import type { Page } from '@playwright/test'
import * as t from 'io-ts'
import { markets } from '../../../config/market/markets.ts'
import { decodeOwn } from '../../../sandbox/decoding.ts'
import type { SecretName } from '../../../src/application/ports/secretStore.port.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../../../src/infrastructure/fare/fareMemory.ts'
import { filled } from './enquiries.ts'
import { expect, type Site } from './site.ts'

/** Everything that a tab may keep, as a customer left it in a locale: the form is there when the page opens. */
export const keepDraft = async (
  page: Page,
  site: Site,
  draft: Partial<FareForm> = {},
  locale = 'en-IN',
) => {
  const settings = await page.request.get(`${site.url}/config.json`)
  const { paramsSecret } = decodeOwn(
    t.type({ paramsSecret: t.string }),
    'config.json',
    await settings.json(),
  )
  const kept = new Map<string, string>()
  const store = makeSecretStore({
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    }),
    crypto,
    secret: paramsSecret,
  })
  await makeFareMemory(store).draft.keep({
    form: { ...filled, ...draft },
    country: marketOf(markets)(locale)?.country.code ?? '',
    asked: null,
  })()
  await page.addInitScript(
    (entries) => {
      // Where no page came the browser shows one of its own, which keeps nothing.
      if (!location.protocol.startsWith('http')) return
      for (const [name, text] of entries) {
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text)
      }
    },
    [...kept],
  )
}

/** Waits until this tab keeps something under a name: with no network, and nothing to see. */
export const expectDraftKept = (page: Page, name: SecretName) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key) !== null, name)).toBe(true)
