import type { CustomerService } from '../application/session/customer.port.ts'
import { makeHttpCustomerService } from '../infrastructure/session/httpCustomerService.ts'
import type { Page } from './page.ts'
import { customerService } from './services.ts'

/**
 * The HTTP calls of the customer's account: a chunk of their own, with the client and the codecs.
 */
export const accountCalls = (page: Page): CustomerService =>
  makeHttpCustomerService(customerService(page))
