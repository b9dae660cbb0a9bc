import { readDeviceId } from '../infrastructure/browser/deviceId.ts'
import { inTaskOfItsOwn } from '../infrastructure/browser/nextTask.ts'
import { makeMintRequestId } from '../infrastructure/browser/requestId.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { type CallHeaders, type Http, httpAt } from '../infrastructure/http/http.ts'
import { isOnline, type Page } from './page.ts'
import { secondTryHere } from './secondTry.ts'
import { untilShownHere } from './untilShown.ts'

let keptId: string | null = null

// Read once per page: where nothing can be stored, every read creates a new id.
const keptDeviceId = (): string => {
  keptId ??= readDeviceId({ storage: () => localStorage, mint: makeMintRequestId(crypto) })
  return keptId
}

const callerOf = ({ deviceId }: Page): CallHeaders => callerHeaders(deviceId ?? keptDeviceId())

/** A service whose answers come in tasks of their own: what follows from one may take long. */
const inTurn = ({ get, post, tellBreach }: Http): Http => ({
  get: (question) => () => inTaskOfItsOwn(get(question)()),
  post: (question) => () => inTaskOfItsOwn(post(question)()),
  tellBreach,
})

const service = ({ limits, report }: Page, baseUrl: string, headers: CallHeaders): Http =>
  inTurn(
    httpAt({
      baseUrl,
      deadline: limits.requestDeadline,
      headers,
      isOnline,
      untilShown: untilShownHere(),
      report,
      secondTry: secondTryHere(limits.connectionSettles),
      // The client is evaluated in one task, and the call made in the next.
      ready: () => inTaskOfItsOwn(import('axios')),
    }),
  )

export const customerService = (page: Page): Http =>
  service(page, page.configuration.customerUrl, callerOf(page))

export const orderService = (page: Page): Http =>
  service(page, page.configuration.orderUrl, callerOf(page))

/** Content is the same for everyone, so its calls do not identify the caller (spec 1 §7). */
export const contentService = (page: Page): Http => service(page, page.configuration.contentUrl, {})
