import type { Page } from '@playwright/test'
import * as t from 'io-ts'
import { markets } from '../../../config/market/markets.ts'
import { decodeOwn } from '../../../sandbox/decoding.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import type { SecretName } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeSecretStore } from '../../../src/infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../../../src/infrastructure/fare/fareMemory.ts'
import { filled } from './enquiries.ts'
import { expect, type Site } from './site.ts'

/**
 * Keeps a draft in the tab, as a customer in a locale has left it: when the page opens, its form is filled in.
 */
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
      // If no page could be loaded, the browser shows its own, which has no storage.
      if (!location.protocol.startsWith('http')) return
      for (const [name, text] of entries) {
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text)
      }
    },
    [...kept],
  )
}

/**
 * Waits until this tab keeps something under a name, when there is no request and no visible change to wait
 * for.
 */
export const expectDraftKept = (page: Page, name: SecretName) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key) !== null, name)).toBe(true)
