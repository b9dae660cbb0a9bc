import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readablePath } from '../../domain/link/readablePath.ts'
import { useIsHydrated } from '../app/ahead/useIsHydrated.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { classes } from '../design/classes.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { NotFound } from '../design/illustrations/NotFound.tsx'
import { HomeForm } from '../fare/HomeForm.tsx'
import { PageHead } from '../head/PageHead.tsx'
import frame from './ContentPage.module.css'
import css from './DefaultPage.module.css'

/** The page for any unknown path: what was not found, a link home, and the fare form. */
export const DefaultPage = () => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <div className={classes(frame.page, frame.trailless)}>
      <PageHead title={t('app.title.default')} isHidden />
      <div className={css.lost}>
        <EmptyState
          level={1}
          picture={<NotFound />}
          title={t('app.default.title')}
          // One page is prerendered for all unknown paths.
          text={t('app.default.text', { path: isHydrated ? readablePath(pathname) : '…' })}
          action={
            <SiteLink className={buttonClass({ variant: 'secondary' })} to={pathOf('/')}>
              {t('app.action.home')}
            </SiteLink>
          }
        />
      </div>
      <div className={css.below}>
        <HomeForm />
      </div>
    </div>
  )
}
