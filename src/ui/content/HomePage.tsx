import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../app/ahead/Part.tsx'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { ChunkBoundary } from '../app/failure/ChunkBoundary.tsx'
import { useSurroundings } from '../app/surroundings.ts'
import { classes } from '../design/classes.ts'
import { HeroRoute } from '../design/illustrations/HeroRoute.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { HomeForm } from '../fare/HomeForm.tsx'
import { PageHead } from '../head/PageHead.tsx'
import css from './ContentPage.module.css'
import { FormHero } from './FormHero.tsx'
import { LowerSkeleton } from './LowerSkeleton.tsx'

// Loaded separately, so that the form does not wait for what is below it.
const HomeContent = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "home-content" */ './HomeContent.tsx')).HomeContent,
)

const skeleton = <LowerSkeleton />
const content = <HomeContent />

// Memoised, because rerendering a boundary before its content is loaded would lose the prerendered
// markup.
const Lower = memo(() => (
  <ChunkBoundary>
    <Part fallback={skeleton}>{content}</Part>
  </ChunkBoundary>
))

/**
 * The home page with the fare form (spec 1 §2). Its first screen shows at once, with the locale's
 * own texts; the part below is from content.
 */
export const HomePage = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  return (
    <div className={classes(css.page, css.trailless)}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <FormHero
        words={
          <>
            <h1>{t('home.hero.heading')}</h1>
            <p>
              <Unbroken text={t('home.hero.text')} />
            </p>
          </>
        }
        form={<HomeForm />}
        picture={<HeroRoute mascot={brand.mascot} />}
      />
      <Lower />
    </div>
  )
}
