import { encodedPart, formatQuery, type Query } from '../../domain/link/query.ts'

type Segments = Readonly<Record<string, string>>

/** The parts of a request that make up its URL, named as in `Question`. */
type Asked = {
  readonly path: string
  readonly segments?: Segments | undefined
  readonly query?: Query | undefined
}

const names = /\{(\w+)\}/g
// These would lead to another path.
const notASegment = new Set(['', '.', '..'])

/** The segment with a name, or the empty text: `constructor` is in every object, but not its own. */
const segmentIn = (segments: Segments, name: string): string =>
  (Object.hasOwn(segments, name) ? segments[name] : null) ?? ''

/** Whether every name in the path has a usable segment. */
export const hasAddress = ({ path, segments = {} }: Asked): boolean =>
  Array.from(path.matchAll(names), ([, name = '']) => segmentIn(segments, name)).every(
    (segment) => !notASegment.has(segment),
  )

const filled = (path: string, segments: Segments): string =>
  path.replace(names, (_, name: string) => encodedPart(segmentIn(segments, name)))

/** The path and query of a request, relative to its service: `/orders/A1?locale=en-IN`. */
export const addressOf = ({ path, segments = {}, query = [] }: Asked): string =>
  `${filled(path, segments)}${query.length === 0 ? '' : `?${formatQuery(query)}`}`
