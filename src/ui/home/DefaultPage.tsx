import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLocalePath } from '../app/localePath.ts'
import { useIsHydrated } from '../app/useIsHydrated.ts'
import { PageHead } from '../content/PageHead.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { NotFound } from '../design/illustrations/NotFound.tsx'
import { HomeForm } from '../fare/HomeForm.tsx'
import css from './HomePage.module.css'

// With spaces, or read from the other side, an address could be made to say things. What joins letters is none of these.
const misleading = /[\p{Z}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A path in the letters of its language, where they can be told. */
const asTyped = (path: string): string =>
  path.replace(/(?:%[89a-f][0-9a-f])+/gi, (encoded) => {
    try {
      const letters = decodeURIComponent(encoded)
      return misleading.test(letters) ? encoded : letters
    } catch {
      return encoded
    }
  })

/** Any unknown path: what was not found, the way home, and the fare form. */
export const DefaultPage = () => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <div className={css.page}>
      <PageHead title={t('app.title.default')} isHidden />
      <EmptyState
        level={1}
        picture={<NotFound />}
        title={t('app.default.title')}
        // One page is made ahead for every path that nothing is at.
        text={isHydrated ? t('app.default.text', { path: asTyped(pathname) }) : '…'}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={pathOf('/')}>
            {t('app.action.home')}
          </Link>
        }
      />
      <div className={css.below}>
        <HomeForm />
      </div>
    </div>
  )
}
