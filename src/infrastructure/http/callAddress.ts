import { formatQuery, type Query } from '../../domain/link/query.ts'

/** What of a question stands in its address; the names are those of `Question`. */
type Asked = {
  readonly path: string
  readonly segments?: Readonly<Record<string, string>>
  readonly query?: Query
}

const loneSurrogate = /\p{Surrogate}/gu

const filled = (path: string, segments: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((segments[name] ?? '').replace(loneSurrogate, '\ufffd')),
  )

/** Where a question is put within its service: `/orders/A1?locale=en-IN`. */
export const addressOf = ({ path, segments = {}, query = [] }: Asked): string =>
  `${filled(path, segments)}${query.length === 0 ? '' : `?${formatQuery(query)}`}`
