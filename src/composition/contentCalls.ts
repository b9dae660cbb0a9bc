import type { LoadCities } from '../application/content/loadCities.port.ts'
import type { LoadPage } from '../application/content/loadPage.port.ts'
import { makeHttpLoadCities } from '../infrastructure/content/httpLoadCities.ts'
import { makeHttpLoadPage } from '../infrastructure/content/httpLoadPage.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { isOnline, type Page } from './page.ts'

/** The calls of the content pages, over HTTP: a chunk of their own, with the client and the codecs. */
export const contentCalls = ({
  configuration,
  limits,
  report,
}: Page): { readonly loadPage: LoadPage; readonly loadCities: LoadCities } => {
  const content = makeHttp({
    baseUrl: configuration.contentUrl,
    deadline: limits.requestDeadline,
    // What is the same for everybody is asked without saying who asks.
    headers: {},
    isOnline,
    report,
  })
  return { loadPage: makeHttpLoadPage(content), loadCities: makeHttpLoadCities(content) }
}
