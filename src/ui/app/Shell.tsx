import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BrandMark } from '../design/BrandMark.tsx'
import { Icon } from '../design/Icon.tsx'
import { useLocalePath } from './localePath.ts'
import css from './Shell.module.css'
import { useSurroundings } from './surroundings.ts'
import { telephoneLink } from './telephoneLink.ts'

/** What stands around every page: the way to the content, the header, and the page itself. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const pathOf = useLocalePath()
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        {t('app.skip')}
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <Link className={css.home} to={pathOf('/')} aria-label={t('app.header.home')}>
            <BrandMark className={css.mark} mark={brand.mark} />
            <span className={css.name}>{brand.name}</span>
          </Link>
          <a className={css.support} href={telephoneLink(brand.supportNumber)}>
            <Icon name="phone" />
            <span>{t('app.header.support')}</span>
          </a>
        </div>
      </header>
      <main className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
