import { useLocation } from 'react-router-dom'
import { sameIn } from '../../domain/market/sameIn.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Icon } from '../design/Icon.tsx'
import css from './LocaleLinks.module.css'
import { usePopupClose } from './popupClose.ts'

/**
 * Links to this page in every locale. Real links, because a page is made for one market: the chosen
 * locale is remembered, and its page loads.
 */
export const LocaleLinks = () => {
  const { locales, rememberLocale } = useSurroundings()
  const present = useAppSelector(({ market }) => market.locale)
  const close = usePopupClose()
  const { pathname, search, hash } = useLocation()
  return (
    <ul className={css.locales}>
      {locales.map(({ locale, language, name }) => (
        <li key={locale}>
          <a
            className={css.locale}
            href={`${sameIn(locale)(pathname)}${search}${hash}`}
            hrefLang={language}
            lang={language}
            aria-current={locale === present ? 'true' : undefined}
            onClick={() => {
              rememberLocale(locale)
              close()
            }}
          >
            {name}
            {locale === present && <Icon name="check" size="small" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
