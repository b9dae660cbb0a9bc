import { type MouseEvent, type ReactNode, useRef } from 'react'
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
  const content = useRef<HTMLElement>(null)
  // As a step of the history the fragment would take the focus again whenever a dialog goes back one.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <div className={css.shell}>
      <Link className={css.skip} to="#content" onClick={skip}>
        {t('app.skip')}
      </Link>
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
      <main ref={content} className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
