import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import { callerHeaders } from '../../../src/infrastructure/http/callHeaders.ts'
import { type Http, type HttpNeeds, httpAt } from '../../../src/infrastructure/http/http.ts'

export const context: CallContext = {
  requestId: '2f1b7c1e-5d0a-4f0e-9b57-0d6c1c1f2a3b',
  region: 'in',
  locale: 'en-IN',
}

export const deviceId = 'b0b8b4a2-3f6e-4c8e-8d0a-7c9d5e4f3a21'

/**
 * A deadline, in milliseconds, for calls that are answered or abandoned: enough for the busiest machine.
 */
export const ample = 20_000

export type Service = { readonly http: Http; readonly reports: readonly Report[] }

/** The client of one service, and what it reported. */
export const reach = (baseUrl: string, needs: Partial<HttpNeeds> = {}): Service => {
  const reports: Report[] = []
  const http = httpAt({
    baseUrl,
    deadline: ample,
    headers: callerHeaders(deviceId),
    isOnline: () => true,
    report: (report) => reports.push(report),
    ...needs,
  })
  return { http, reports }
}
