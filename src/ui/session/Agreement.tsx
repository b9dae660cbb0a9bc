import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { type LegalDocument, useSurroundings } from '../app/surroundings.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './AuthDialog.module.css'

type LinkProps = { readonly document: LegalDocument; readonly children?: ReactNode }

/**
 * The name of a document, leading to it: the locale's own where it has one, else the website's page of
 * it (spec 1 §2). In a tab of its own: nothing that was typed is left behind.
 */
const DocumentLink = ({ document, children }: LinkProps) => {
  const { t } = useTranslation()
  const locale = useAppSelector(({ market }) => market.locale)
  const address = document.byLocale.get(locale) ?? `/${locale}${document.path}`
  return (
    <a className={css.document} href={address} target="_blank" rel="noreferrer">
      <span>{children}</span> <VisuallyHidden>{t('session.newTab')}</VisuallyHidden>
    </a>
  )
}

type Text = 'session.agreement' | 'session.consent.terms' | 'session.consent.privacy'

/** A text that names the legal documents, each a link. */
export const LegalText = ({ text }: { readonly text: Text }) => {
  const { legal } = useSurroundings().brand
  return (
    <Trans
      i18nKey={text}
      components={{
        terms: <DocumentLink document={legal.termsOfService} />,
        privacy: <DocumentLink document={legal.privacyPolicy} />,
      }}
    />
  )
}

/** What going on means (spec 1 §2). */
export const Agreement = () => (
  <p className={css.agreement}>
    <LegalText text="session.agreement" />
  </p>
)
