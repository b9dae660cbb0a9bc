import type { CustomerService } from '../application/session/customer.port.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { makeHttpCustomerService } from '../infrastructure/session/httpCustomerService.ts'
import { isOnline, type Page } from './page.ts'

/** The calls of the customer's account, over HTTP: a chunk of their own, with the client and the codecs. */
export const accountCalls = ({ configuration, limits, report, deviceId }: Page): CustomerService =>
  makeHttpCustomerService(
    makeHttp({
      baseUrl: configuration.customerUrl,
      deadline: limits.requestDeadline,
      headers: callerHeaders(deviceId),
      isOnline,
      report,
    }),
  )
