import type { Brand } from '../../config/brand/brand.ts'
import { type AccountNeeds, makeAccountFeature } from '../application/session/accountFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { parseQuery } from '../domain/link/query.ts'
import { documentsOf } from '../domain/session/legalDocuments.ts'
import type { LazyMemory } from '../infrastructure/browser/lazyMemory.ts'
import { makeOnConnection } from '../infrastructure/browser/onConnection.ts'
import { makeIsDialogOpen } from '../infrastructure/browser/openDialog.ts'
import { askForOtp, makeWebOtp } from '../infrastructure/browser/webOtp.ts'
import { lazily } from '../infrastructure/lazily.ts'
import { makeAuthMemory } from '../infrastructure/session/authMemory.ts'
import { formSecrets } from './formSecrets.ts'
import { loadAccountCalls } from './loadAccountCalls.ts'
import type { Memories } from './memories.ts'
import { isOnline, type Page } from './page.ts'

/** What a login needs from the rest of the page. */
export type AccountPorts = Omit<
  AccountNeeds,
  | 'checkCustomer'
  | 'sendCode'
  | 'signUp'
  | 'redeemCode'
  | 'resendCode'
  | 'codes'
  | 'documents'
  | 'readQuery'
  | 'listenForCode'
  | 'authMemory'
  | 'onConnection'
  | 'isDialogOpen'
> & { readonly lazyMemory: LazyMemory<Memories> }

/** Logging in and signing up, with their HTTP calls: a chunk of its own. */
export const accountFeature = (
  page: Page,
  brand: Pick<Brand, 'legal'>,
  { lazyMemory, ...ports }: AccountPorts,
): Feature => {
  const { market, limits } = page
  // A customer who fetches a code may leave the browser, and the page may be unloaded meanwhile.
  lazyMemory.expect()
  const patience = { deadline: limits.requestDeadline, isOnline }
  return makeAccountFeature({
    ...ports,
    checkCustomer: lazily(async () => (await loadAccountCalls(page)).checkCustomer, patience),
    sendCode: lazily(async () => (await loadAccountCalls(page)).sendCode, patience),
    signUp: lazily(async () => (await loadAccountCalls(page)).signUp, patience),
    redeemCode: lazily(async () => (await loadAccountCalls(page)).redeemCode, patience),
    resendCode: lazily(async () => (await loadAccountCalls(page)).resendCode, patience),
    listenForCode: makeWebOtp({ ask: askForOtp(window) }),
    authMemory: makeAuthMemory(formSecrets(lazyMemory)),
    codes: limits.codes,
    onConnection: makeOnConnection(window),
    isDialogOpen: makeIsDialogOpen(document),
    readQuery: () => parseQuery(window.location.search),
    documents: documentsOf(brand.legal)(market.locale, window.location.origin),
  })
}
