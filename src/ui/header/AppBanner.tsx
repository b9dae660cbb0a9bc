import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { appLink } from '../../domain/attribution/appLink.ts'
import { parseAttribution } from '../../domain/attribution/attribution.ts'
import { categoryToken } from '../../domain/fare/serviceCategory.ts'
import { formatLink } from '../../domain/link/link.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { LinkButton } from '../design/Button.tsx'
import { IconButton } from '../design/IconButton.tsx'
import css from './AppBanner.module.css'

const flag = 'app-banner-hidden'

/** The way to the app, on a phone's every page until it is closed, and then not again in this visit (spec 1 §2). */
export const AppBanner = ({ onHide }: { readonly onHide: () => void }) => {
  const { t } = useTranslation()
  const { appLinks, flags, landing } = useSurroundings()
  const { pathname } = useLocation()
  const locale = useAppSelector(({ market }) => market.locale)
  const category = useAppSelector(({ fareForm }) => fareForm.form.input.category)
  const [hidden, setHidden] = useState(() => flags.isRaised(flag))
  if (hidden || appLinks === null || pathname === `/${locale}/app`) return null

  const link = appLink(locale)(parseAttribution(landing.query)(categoryToken(category)), {
    landingPage: landing.path,
    currentPage: pathname,
    feature: 'open_app_banner',
  })
  return (
    <aside className={css.banner} aria-label={t('header.banner.label')}>
      <IconButton
        icon="close"
        label={t('header.banner.hide')}
        onClick={() => {
          flags.raise(flag)
          setHidden(true)
          onHide()
        }}
      />
      <p className={css.text}>{t('header.banner.text')}</p>
      {/* Loaded, not routed: only a page that is loaded is offered to an app that claims it. */}
      <LinkButton variant="text" compact href={formatLink(link)}>
        {t('header.banner.open')}
      </LinkButton>
    </aside>
  )
}
