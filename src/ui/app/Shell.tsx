import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppBanner } from '../header/AppBanner.tsx'
import { Header } from '../header/Header.tsx'
import css from './Shell.module.css'
import { useIsDesktop } from './useIsDesktop.ts'

/** What stands around every page: the way to the content, the header, and the page itself. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const isDesktop = useIsDesktop()
  const content = useRef<HTMLElement>(null)
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        {t('app.skip')}
      </a>
      {!isDesktop && <AppBanner onHide={() => content.current?.focus({ preventScroll: true })} />}
      <Header />
      <main ref={content} className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
