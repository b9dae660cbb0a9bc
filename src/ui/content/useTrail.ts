import { useTranslation } from 'react-i18next'
import { pagesAbove, type SitePage } from '../../domain/content/sitePage.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import { useAppSelector } from '../app/store.ts'
import { useAddresses } from '../head/useAddresses.ts'
import type { TrailStep } from './PageTrail.tsx'
import { pageTitles } from './pageTitles.ts'

/** A content page. */
export type FilledPage = Extract<SitePage, { readonly kind: 'content' | 'city' }>

/** The breadcrumbs from home to the page. */
export const useTrail = (page: FilledPage): readonly TrailStep[] => {
  const { t } = useTranslation()
  const { pathOfPage } = useAddresses()
  const language = useAppSelector(({ market }) => market.language)
  const own = page.kind === 'city' ? cityNameIn(language)(page.city) : t(pageTitles[page.name])
  return [
    ...pagesAbove(page).map((name) => ({
      name: t(pageTitles[name]),
      path: pathOfPage({ kind: 'content', name }),
    })),
    { name: own, path: pathOfPage(page) },
  ]
}
