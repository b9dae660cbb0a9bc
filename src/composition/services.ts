import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { type CallHeaders, type Http, makeHttp } from '../infrastructure/http/http.ts'
import { isOnline, type Page } from './page.ts'

const service = ({ limits, report }: Page, baseUrl: string, headers: CallHeaders): Http =>
  makeHttp({ baseUrl, deadline: limits.requestDeadline, headers, isOnline, report })

export const customerService = (page: Page): Http =>
  service(page, page.configuration.customerUrl, callerHeaders(page.deviceId))

export const orderService = (page: Page): Http =>
  service(page, page.configuration.orderUrl, callerHeaders(page.deviceId))

/** What it tells is the same for everybody: it is asked without saying who asks (spec 1 §7). */
export const contentService = (page: Page): Http => service(page, page.configuration.contentUrl, {})
