import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { citiesIn } from '../../domain/content/site.ts'
import type { ContentPageName } from '../../domain/content/sitePage.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import type { LegalLink } from '../../domain/session/legalDocuments.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { BrandMark } from '../design/BrandMark.tsx'
import { useAddresses } from '../head/useAddresses.ts'
import css from './Footer.module.css'
import { pageTitles } from './pageTitles.ts'
import { siteLinks } from './siteLinks.ts'

const Column = ({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <nav className={css.column} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      <ul className={css.links}>{children}</ul>
    </nav>
  )
}

const PageLink = ({ name }: { readonly name: ContentPageName }) => {
  const { t } = useTranslation()
  const { pathOfPage } = useAddresses()
  return (
    <li>
      <SiteLink to={pathOfPage({ kind: 'content', name })}>{t(pageTitles[name])}</SiteLink>
    </li>
  )
}

const CityColumn = () => {
  const { t } = useTranslation()
  const { site, locale, pathOfPage } = useAddresses()
  const language = useAppSelector(({ market }) => market.language)
  return (
    <Column heading={t('content.footer.cities')}>
      {citiesIn(site)(locale).map((city) => (
        <li key={city.key}>
          <SiteLink to={pathOfPage({ kind: 'city', name: 'City', city })}>
            {cityNameIn(language)(city)}
          </SiteLink>
        </li>
      ))}
    </Column>
  )
}

type LegalProps = {
  readonly name: 'Terms Of Service' | 'Privacy Policy'
  readonly document: LegalLink
}

/** The link to a legal page: the locale's own document, if there is one (spec 1 §2). */
const LegalPageLink = ({ name, document }: LegalProps) => {
  const { t } = useTranslation()
  const { locale, pathOfPage } = useAddresses()
  const own = document.byLocale.get(locale)
  const title = t(pageTitles[name])
  return own === undefined ? (
    <SiteLink to={pathOfPage({ kind: 'content', name })}>{title}</SiteLink>
  ) : (
    // With a target, the script of the prerendered footer leaves it to the browser: on this site it may be a document.
    <a href={own} target="_self">
      {title}
    </a>
  )
}

/** The footer of every page, with links to everything. */
export const Footer = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const { name, nativeName, nativeLanguage, mark, legal } = brand
  const support = useSupportNumber()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <BrandMark className={css.mark} mark={mark} />
          <div>
            <p className={css.name}>
              {name} <span lang={nativeLanguage}>{nativeName}</span>
            </p>
            <p className={css.tagline}>{t('content.footer.tagline')}</p>
          </div>
        </div>
        <div className={css.columns}>
          {siteLinks.map(({ heading, pages }) => (
            <Column key={heading} heading={t(heading)}>
              {pages.map((page) => (
                <PageLink key={page} name={page} />
              ))}
              {heading === 'content.footer.help' && (
                <li>
                  <a href={telephoneLink(support)}>{t('content.footer.support')}</a>
                </li>
              )}
            </Column>
          ))}
        </div>
        <div className={css.cities}>
          <CityColumn />
        </div>
        <div className={css.last}>
          <p>{t('content.footer.rights')}</p>
          <LegalPageLink name="Terms Of Service" document={legal.termsOfService} />
          <LegalPageLink name="Privacy Policy" document={legal.privacyPolicy} />
        </div>
      </div>
    </footer>
  )
}
