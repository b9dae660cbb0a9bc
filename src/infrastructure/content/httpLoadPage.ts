import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadPage, LoadPageError } from '../../application/content/loadPage.port.ts'
import type { Locale } from '../../domain/market/market.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { toContentPage, unknownBlocks, WirePage } from './page.codec.ts'

const path = '/api/website-pages/{slug}'

/** The request for a page from the content service. Prerendering uses it too. */
export const pageQuestion = (slug: string, locale: Locale) =>
  ({ path, segments: { slug }, query: [['locale', locale]] }) as const

// Our own editors name the blocks, but nothing that came over the wire is trusted to be short.
const longestName = 40

const pageErrorOf = (failure: CallFailure): LoadPageError =>
  statusOf(failure) === 404 ? { kind: 'PageUnknown' } : remoteErrorOf(failure)

/**
 * Loads a page from the content service. Blocks that this website does not know are left out and
 * reported (spec 1 §2). Fails with `PageUnknown`, or as every call does.
 *
 * @example
 * const meta_data = { title: 'Trucks', description: 'By the hour' }
 * const page = answering({ data: { attributes: { meta_data, blocks: [{ type: 'carousel' }] } } })
 * await makeHttpLoadPage(page)('trucks', 'en-IN')()
 * // → right: { meta: { title: 'Trucks', description: 'By the hour' }, blocks: [] }
 * await makeHttpLoadPage(refusing(404, {}))('lorries', 'en-IN')()
 * // → left: { kind: 'PageUnknown' }
 */
export const makeHttpLoadPage =
  (content: Http): LoadPage =>
  (slug, locale) =>
    F.pipe(
      content.get({ ...pageQuestion(slug, locale), answer: WirePage }),
      TE.bimap(pageErrorOf, (page) => {
        const unknown = unknownBlocks(page)
        if (unknown.length > 0) {
          const names = unknown.map((name) => name.slice(0, longestName))
          content.tellBreach(path, ['unknown blocks', ...names])
        }
        return toContentPage(page)
      }),
    )
