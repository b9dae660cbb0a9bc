import { makeHttpIssueFareToken } from '../infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpLoadFareContent } from '../infrastructure/fare/httpLoadFareContent.ts'
import { makeHttpQuoteFare } from '../infrastructure/fare/httpQuoteFare.ts'
import { makeHttpRecallEstimate } from '../infrastructure/fare/httpRecallEstimate.ts'
import type { Page } from './page.ts'
import { contentService, orderService } from './services.ts'

/** The HTTP calls of an estimate: a chunk of their own, with the client and the codecs. */
export const fareCalls = (page: Page) => {
  const order = orderService(page)
  return {
    quoteFare: makeHttpQuoteFare(order),
    issueFareToken: makeHttpIssueFareToken(order),
    recallEstimate: makeHttpRecallEstimate(order),
    loadFareContent: makeHttpLoadFareContent(contentService(page)),
  }
}
