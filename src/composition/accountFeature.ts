import type { Brand } from '../../config/brand/brand.ts'
import { type AccountNeeds, makeAccountFeature } from '../application/session/accountFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { askForOtp, makeWebOtp } from '../infrastructure/browser/webOtp.ts'
import { lazily } from '../infrastructure/lazily.ts'
import { documentsOf } from './documents.ts'
import { loadAccountCalls } from './loadAccountCalls.ts'
import { isOnline, type Page } from './page.ts'

/** What a login needs of the rest of the page. */
export type AccountPorts = Omit<
  AccountNeeds,
  | 'checkCustomer'
  | 'sendCode'
  | 'signUp'
  | 'redeemCode'
  | 'resendCode'
  | 'codes'
  | 'documents'
  | 'listenForCode'
>

/** Logging in and signing up, with their calls over HTTP: a chunk of its own. */
export const accountFeature = (
  page: Page,
  brand: Pick<Brand, 'legal'>,
  ports: AccountPorts,
): Feature => {
  const { market, limits } = page
  const patience = { deadline: limits.requestDeadline, isOnline }
  return makeAccountFeature({
    ...ports,
    checkCustomer: lazily(async () => (await loadAccountCalls(page)).checkCustomer, patience),
    sendCode: lazily(async () => (await loadAccountCalls(page)).sendCode, patience),
    signUp: lazily(async () => (await loadAccountCalls(page)).signUp, patience),
    redeemCode: lazily(async () => (await loadAccountCalls(page)).redeemCode, patience),
    resendCode: lazily(async () => (await loadAccountCalls(page)).resendCode, patience),
    listenForCode: makeWebOtp({ ask: askForOtp(window) }),
    codes: limits.codes,
    documents: documentsOf(brand, market.locale, window.location.origin),
  })
}
