import { useTranslation } from 'react-i18next'
import {
  announcedLocales,
  localesOfPage,
  pathOf,
  type SitePage,
} from '../../domain/content/sitePage.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { StructuredData } from './StructuredData.tsx'
import { socialCards } from './socialCards.ts'
import { organisationData, trailData } from './structuredData.ts'
import { useAddresses } from './useAddresses.ts'
import { useOrganisation } from './useOrganisation.ts'
import { useWholeAddress } from './useWholeAddress.ts'

const cardSize = { width: '1200', height: '630' } as const

const SocialCard = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const wholeAddress = useWholeAddress()
  const card = socialCards.get(brand.id)
  if (card === undefined) return null
  return (
    <>
      <meta property="og:image" content={wholeAddress(card)} />
      <meta property="og:image:width" content={cardSize.width} />
      <meta property="og:image:height" content={cardSize.height} />
      <meta property="og:image:alt" content={t('content.head.card')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** What the fare-estimate page says of itself besides: no content does. */
const EstimateWords = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation()
  const organisation = useOrganisation()
  const description = t('content.head.estimate')
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <StructuredData
        about={[
          trailData([
            { name: t('content.page.home'), url: organisation.url },
            { name: t('fare.heading'), url: address },
          ]),
          organisationData(organisation),
        ]}
      />
    </>
  )
}

/**
 * What search engines and those who are sent a link read of a page's path: its one address, the same
 * page in other locales, and the picture that stands for the site. Nothing of a page that nobody lists.
 */
export const PathHead = ({ page }: { readonly page: SitePage }) => {
  const { brand } = useSurroundings()
  const { site, locale } = useAddresses()
  const wholeAddress = useWholeAddress()
  const language = useAppSelector(({ market }) => market.language)
  const locales = localesOfPage(site)(page)
  const [first] = locales
  if (first === undefined) return null
  // Of a city elsewhere the page is that of its own country.
  const own = locales.includes(locale) ? locale : first
  const addressIn = (other: string): string =>
    wholeAddress(pathOf(site)(other)(page) ?? `/${other}`)
  const { defaultLocale } = site.markets
  return (
    <>
      <link rel="canonical" href={addressIn(own)} />
      {announcedLocales(site)(page).map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={addressIn(locales.includes(defaultLocale) ? defaultLocale : first)}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:url" content={addressIn(own)} />
      <SocialCard />
      {page.name === 'Fare Estimate V2' && <EstimateWords address={addressIn(own)} />}
    </>
  )
}
