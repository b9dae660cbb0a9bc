import type { ReportProblem } from '../../application/ports/reporter.port.ts'

// A beacon carries 64 KiB: a city whose zones all have the wrong shape breaks thousands of paths.
const mostDetails = 20
// A path may contain keys from the response itself, which can be any text.
const longestDetail = 200

const sendable = (details: readonly string[]): readonly string[] => {
  const first = details.slice(0, mostDetails).map((detail) => detail.slice(0, longestDetail))
  return details.length > mostDetails
    ? [...first, `and ${details.length - mostDetails} more`]
    : first
}

/**
 * Reports each breach of a service's contract once, since some calls repeat with every keystroke.
 * `path` is the template from the contract: a filled one may identify an estimate or a customer.
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
