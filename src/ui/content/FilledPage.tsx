import { useTranslation } from 'react-i18next'
import type { ShownPage } from '../../application/content/content.slice.ts'
import { leadCodeOfPage } from '../../domain/content/leadCodeOfPage.ts'
import { citiesIn } from '../../domain/content/site.ts'
import {
  categoryOfPage,
  cityPageOf,
  contentSlug,
  type SitePage,
} from '../../domain/content/sitePage.ts'
import { useLateHeading } from '../app/focus/useLateHeading.ts'
import { HomeForm } from '../fare/HomeForm.tsx'
import { useAddresses } from '../head/useAddresses.ts'
import { LazySpotLead } from '../lead/LazySpotLead.tsx'
import { CityButton } from '../picker/CityButton.tsx'
import css from './ContentPage.module.css'
import { DefaultPage } from './DefaultPage.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { FilledHead } from './FilledHead.tsx'
import { FormAsSent } from './FormAsSent.tsx'
import { FormHero } from './FormHero.tsx'
import { type Hero, HeroPoints, HeroWords } from './HeroWords.tsx'
import { LowerPart } from './LowerPart.tsx'
import { PagePicture } from './PagePicture.tsx'
import { PageTrail } from './PageTrail.tsx'
import { PlainHero } from './PlainHero.tsx'
import { usePage } from './usePage.ts'
import { usePageForm } from './usePageForm.ts'
import { type FilledPage as Page, useTrail } from './useTrail.ts'

const pictured: ReadonlySet<SitePage['name']> = new Set([
  'About Us',
  'Courier',
  'Enterprise',
  'Packers And Movers',
  'Services',
])

const heroOf = (shown: ShownPage): Hero | null =>
  shown.status === 'loaded'
    ? (shown.page.blocks.find((block): block is Hero => block.kind === 'hero') ?? null)
    : null

type TopProps = { readonly page: Page; readonly shown: ShownPage; readonly name: string }

/** Whether a page is about a city in another country. */
const useIsElsewhere = (page: Page): boolean => {
  const { site, locale } = useAddresses()
  return page.kind === 'city' && !citiesIn(site)(locale).includes(page.city)
}

/** The first screen of a page with the fare form, in the page's city. */
const EstimateTop = ({ page, shown, name }: TopProps) => {
  const hero = heroOf(shown)
  const city = page.kind === 'city' ? page.city : null
  const isElsewhere = useIsElsewhere(page)
  const category = categoryOfPage(page)
  usePageForm(category, isElsewhere ? null : city)
  return (
    <FormHero
      words={<HeroWords hero={hero} isComing={shown.status === 'loading'} name={name} />}
      form={
        isElsewhere && page.kind === 'city' ? (
          <Elsewhere page={page} />
        ) : (
          <FormAsSent category={category}>
            <HomeForm />
          </FormAsSent>
        )
      }
      picture={<PagePicture name={page.name} />}
      aside={hero !== null && hero.points.length > 0 && <HeroPoints points={hero.points} />}
    />
  )
}

/** The first screen of a page, with its form, if it has one. */
const Top = ({ page, shown, name }: TopProps) => {
  if (page.kind === 'city' || categoryOfPage(page) !== null) {
    return <EstimateTop page={page} shown={shown} name={name} />
  }
  const code = leadCodeOfPage(page)
  return (
    <PlainHero
      hero={heroOf(shown)}
      isComing={shown.status === 'loading'}
      name={name}
      picture={pictured.has(page.name) && <PagePicture name={page.name} />}
      form={code !== null && <LazySpotLead code={code} />}
    />
  )
}

/** A marketing, city or legal page: its first screen, and its blocks from content (spec 1 §2). */
export const FilledPage = ({ page }: { readonly page: Page }) => {
  const { t } = useTranslation()
  const trail = useTrail(page)
  const name = trail.at(-1)?.name ?? t('content.page.home')
  const { shown, retry } = usePage(contentSlug(page) ?? '')
  const isElsewhere = useIsElsewhere(page)
  useLateHeading(shown.status !== 'loading')
  if (shown.status === 'failed' && shown.error.kind === 'PageUnknown') return <DefaultPage />
  return (
    <div className={css.page}>
      <FilledHead page={page} shown={shown} trail={trail} name={name} />
      <PageTrail
        steps={trail}
        // A button to choose another city of the country.
        here={
          page.kind === 'city' && !isElsewhere ? (
            <CityButton name={name} label={t('content.city')} />
          ) : undefined
        }
      />
      <Top page={page} shown={shown} name={name} />
      <LowerPart shown={shown} onRetry={retry} cityPage={cityPageOf(page)} />
    </div>
  )
}
