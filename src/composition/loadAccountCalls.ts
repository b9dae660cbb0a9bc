import type { CustomerService } from '../application/session/customer.port.ts'
import type { Page } from './page.ts'

/** Loads the calls of the customer's account when one of them is made. */
export const loadAccountCalls = async (page: Page): Promise<CustomerService> =>
  (await import(/* webpackChunkName: "account-calls" */ './accountCalls.ts')).accountCalls(page)
