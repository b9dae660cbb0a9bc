/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { makeForgetForms } from '../../../src/infrastructure/browser/forgetForms.ts'
import {
  makeSecretStore,
  type SecretName,
} from '../../../src/infrastructure/browser/secretStore.ts'

it('forgets a lead, a registration and a login, and nothing else that is kept', async () => {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
  const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
  const names: readonly SecretName[] = [
    'fe_params',
    'or_params',
    'fe_draft',
    'sl_draft',
    'pr_draft',
    'au_draft',
  ]
  for (const name of names) await secrets.keep(name, 'Asha Rao')()
  for (const forget of makeForgetForms(secrets.forget)) await forget()
  expect([...texts.keys()]).toEqual(['fe_params', 'or_params', 'fe_draft'])
})
