import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { LegalLink } from '../../domain/session/legalDocuments.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './AuthDialog.module.css'

type LinkProps = { readonly document: LegalLink; readonly children?: ReactNode }

/**
 * A link to a legal document: the locale's own if there is one, else the website's page (spec 1
 * §2). It opens in a new tab, so that nothing that was typed is lost.
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

/** A text with links to the legal documents. */
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

/** What continuing means (spec 1 §2). */
export const Agreement = () => (
  <p className={css.agreement}>
    <LegalText text="session.agreement" />
  </p>
)
