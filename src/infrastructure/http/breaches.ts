import type { ReportProblem } from '../../application/ports/reporter.port.ts'

// A beacon takes 64 KiB: a city whose zones are all of another shape has thousands of places.
const mostDetails = 20
// A place may be named by the answer itself, which may say anything.
const longestDetail = 200

const sendable = (details: readonly string[]): readonly string[] => {
  const first = details.slice(0, mostDetails).map((detail) => detail.slice(0, longestDetail))
  return details.length > mostDetails
    ? [...first, `and ${details.length - mostDetails} more`]
    : first
}

/**
 * Tells of each breach of a service once: some ask again with every key that is pressed. `path` is that of
 * the contract: a filled one may name an estimate or a customer.
 */
export const makeTellBreach = (baseUrl: string, report: ReportProblem) => {
  const told = new Set<string>()
  return (path: string, places: readonly string[]): void => {
    const details = sendable(places)
    const breach = JSON.stringify([path, details])
    if (told.has(breach)) return
    told.add(breach)
    report({ tag: 'API_ERROR_CONTRACT', about: `${baseUrl}${path}`, details })
  }
}
