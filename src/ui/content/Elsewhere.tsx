import { Trans, useTranslation } from 'react-i18next'
import { localesOf } from '../../domain/content/site.ts'
import { pathOf, type SitePage } from '../../domain/content/sitePage.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { LinkButton } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { useAddresses } from '../head/useAddresses.ts'

type CityPage = Extract<SitePage, { readonly kind: 'city' }>

/** In place of the form: the city is in another country, and its page belongs to another locale. */
export const Elsewhere = ({ page }: { readonly page: CityPage }) => {
  const { t } = useTranslation()
  const { locales, rememberLocale } = useSurroundings()
  const { site } = useAddresses()
  const language = useAppSelector(({ market }) => market.language)
  const [home] = localesOf(site)(page.city)
  const listed = locales.find(({ locale }) => locale === home)
  if (listed === undefined) return null
  const city = cityNameIn(language)(page.city)
  return (
    <Notice
      quiet
      action={
        // A full page load, because a page is made for one market.
        <LinkButton
          variant="text"
          compact
          href={pathOf(site)(listed.locale)(page) ?? `/${listed.locale}`}
          hrefLang={listed.language}
          onClick={() => rememberLocale(listed.locale)}
        >
          {t('content.elsewhere.action', { city })}
        </LinkButton>
      }
    >
      <Trans
        i18nKey="content.elsewhere.text"
        values={{ city, locale: listed.name }}
        components={{ there: <span lang={listed.language} /> }}
      />
    </Notice>
  )
}
