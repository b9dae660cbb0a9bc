import type { LoadCities } from '../application/content/loadCities.port.ts'
import type { LoadPage } from '../application/content/loadPage.port.ts'
import { makeHttpLoadCities } from '../infrastructure/content/httpLoadCities.ts'
import { makeHttpLoadPage } from '../infrastructure/content/httpLoadPage.ts'
import type { Page } from './page.ts'
import { contentService } from './services.ts'

/** The HTTP calls of the content pages: a chunk of their own, with the client and the codecs. */
export const contentCalls = (
  page: Page,
): { readonly loadPage: LoadPage; readonly loadCities: LoadCities } => {
  const content = contentService(page)
  return { loadPage: makeHttpLoadPage(content), loadCities: makeHttpLoadCities(content) }
}
