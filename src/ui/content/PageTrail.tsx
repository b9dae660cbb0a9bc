import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { Icon } from '../design/Icon.tsx'
import css from './PageTrail.module.css'

export type TrailStep = { readonly name: string; readonly path: string }

type Props = {
  readonly steps: readonly TrailStep[]
  /** Replaces this page's name as the last step. */
  readonly here?: ReactNode
}

/** The breadcrumbs from home to this page. */
export const PageTrail = ({ steps, here }: Props) => {
  const { t } = useTranslation()
  return (
    <nav className={css.trail} aria-label={t('content.trail')}>
      <ol className={css.steps}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? (
              <span aria-current="page">{here ?? name}</span>
            ) : (
              <>
                <SiteLink to={path}>{name}</SiteLink>
                <Icon name="chevron-right" size="small" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
