import { encodedPart, formatQuery, type Query } from '../../domain/link/query.ts'

/** What of a question stands in its address; the names are those of `Question`. */
type Asked = {
  readonly path: string
  readonly segments?: Readonly<Record<string, string>> | undefined
  readonly query?: Query | undefined
}

const names = /\{(\w+)\}/g
// These would ask for another path.
const notASegment = new Set(['', '.', '..'])

/** Whether every name of its path has a segment to stand for it. */
export const hasAddress = ({ path, segments = {} }: Asked): boolean =>
  Array.from(path.matchAll(names), ([, name = '']) => segments[name] ?? '').every(
    (segment) => !notASegment.has(segment),
  )

const filled = (path: string, segments: Readonly<Record<string, string>>): string =>
  path.replace(names, (_, name: string) => encodedPart(segments[name] ?? ''))

/** Where a question is put within its service: `/orders/A1?locale=en-IN`. */
export const addressOf = ({ path, segments = {}, query = [] }: Asked): string =>
  `${filled(path, segments)}${query.length === 0 ? '' : `?${formatQuery(query)}`}`
