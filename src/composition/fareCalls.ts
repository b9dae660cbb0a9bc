import { makeHttpIssueFareToken } from '../infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpLoadFareContent } from '../infrastructure/fare/httpLoadFareContent.ts'
import { makeHttpQuoteFare } from '../infrastructure/fare/httpQuoteFare.ts'
import { makeHttpRecallEstimate } from '../infrastructure/fare/httpRecallEstimate.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { isOnline, type Page } from './page.ts'

/** The calls of an estimate, over HTTP: a chunk of their own, with the client and the codecs. */
export const fareCalls = ({ configuration, limits, report, deviceId }: Page) => {
  const patience = { deadline: limits.requestDeadline, isOnline, report }
  const service = { ...patience, headers: callerHeaders(deviceId) }
  const order = makeHttp({ ...service, baseUrl: configuration.orderUrl })
  const content = makeHttp({ ...service, baseUrl: configuration.contentUrl })
  return {
    quoteFare: makeHttpQuoteFare(order),
    issueFareToken: makeHttpIssueFareToken(order),
    recallEstimate: makeHttpRecallEstimate(order),
    loadFareContent: makeHttpLoadFareContent(content),
  }
}
