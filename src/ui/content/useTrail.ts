import { useTranslation } from 'react-i18next'
import type { ContentPageName, SitePage } from '../../domain/content/sitePage.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import { useAppSelector } from '../app/store.ts'
import { useAddresses } from '../head/useAddresses.ts'
import type { TrailStep } from './PageTrail.tsx'
import { pageTitles } from './pageTitles.ts'

/** A page that content fills. */
export type FilledPage = Extract<SitePage, { readonly kind: 'content' | 'city' }>

/** The page above a city's. */
const above = { 'Trucks In City': 'Trucks', 'Two Wheelers In City': 'Two Wheelers' } as const

const parentsOf = (page: FilledPage): readonly ContentPageName[] =>
  page.kind === 'city' && page.name !== 'City' ? ['Home', above[page.name]] : ['Home']

/** The way from home to a page, which is the last step. */
export const useTrail = (page: FilledPage): readonly TrailStep[] => {
  const { t } = useTranslation()
  const { pathOfPage } = useAddresses()
  const language = useAppSelector(({ market }) => market.language)
  const own = page.kind === 'city' ? cityNameIn(language)(page.city) : t(pageTitles[page.name])
  return [
    ...parentsOf(page).map((name) => ({
      name: t(pageTitles[name]),
      path: pathOfPage({ kind: 'content', name }),
    })),
    { name: own, path: pathOfPage(page) },
  ]
}
