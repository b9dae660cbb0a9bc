import type { ContentFeatureNeeds } from '../../../src/application/content/contentFeature.ts'
import type { ContentPage } from '../../../src/application/content/loadPage.port.ts'
import { SitePage } from '../../../src/ui/content/SitePage.tsx'
import { pageOf } from '../../support/content.ts'
import { type Visit, visit } from '../../support/visit.tsx'

/** A content page with these blocks only. */
export const written = (blocks: ContentPage['blocks']): ContentPage => ({ ...pageOf('x'), blocks })

/** Renders the page at a path. */
export const visitPage = (
  path: string,
  content: Partial<ContentFeatureNeeds> = {},
  options: Visit = {},
) => {
  const [, locale = 'en-IN'] = path.split('/')
  return visit(<SitePage />, { path, locale, content, ...options })
}
