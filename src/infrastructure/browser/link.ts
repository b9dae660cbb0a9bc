import { either as E, function as F } from 'fp-ts'
import type { ReadLink } from '../../application/ports/navigation.port.ts'
import { allowedLink, type LinkError } from '../../domain/link/link.ts'
import { parseQuery } from '../../domain/link/query.ts'

/** What `makeReadLink` needs of the page. */
export type LinkNeeds = {
  /** The URL of the current page; relative links are resolved against it. */
  readonly here: () => string
  /** Origins that a link may lead to, besides the page's own; none ends with a slash. */
  readonly allowed: readonly string[]
}

const refused = (): LinkError => ({ kind: 'LinkRefused' })

/**
 * Parses a link as the browser itself would follow it, so that no link can mean one thing here and
 * another there. The domain decides which links are allowed (spec 1 §4).
 *
 * @example
 * const readLink = makeReadLink({ here: () => 'https://hathi.example/en-IN', allowed: [] })
 * readLink('/en-IN/fare_estimate_mob?geo_region_id=3')
 * // → right: { site: null, path: '/en-IN/fare_estimate_mob', query: [['geo_region_id', '3']] }
 * readLink('//evil.example/') // → left: { kind: 'LinkRefused' }
 * readLink('') // → left: { kind: 'LinkRefused' }
 */
export const makeReadLink =
  ({ here, allowed }: LinkNeeds): ReadLink =>
  (text) =>
    // A browser resolves an empty link to the current page. No service means that.
    text.trim() === ''
      ? E.left(refused())
      : F.pipe(
          E.tryCatch(() => ({ page: new URL(here()), url: new URL(text, here()) }), refused),
          E.map(({ page, url }) =>
            allowedLink(
              page.origin,
              allowed,
            )({
              scheme: url.protocol,
              host: url.hostname,
              origin: url.origin,
              hasUserInfo: url.username !== '' || url.password !== '',
              path: url.pathname,
              query: parseQuery(url.search),
            }),
          ),
          E.chain(E.fromNullable(refused())),
        )
