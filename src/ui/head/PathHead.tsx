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

/** The texts of the fare-estimate page's metadata, which are not from content. */
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
 * The metadata from a page's path, for search engines and link previews: its canonical address, its
 * other locales, and the site's picture. Nothing for a page that is not indexed.
 */
export const PathHead = ({ page }: { readonly page: SitePage }) => {
  const { brand } = useSurroundings()
  const { site, locale } = useAddresses()
  const wholeAddress = useWholeAddress()
  const language = useAppSelector(({ market }) => market.language)
  const locales = localesOfPage(site)(page)
  const [first] = locales
  if (first === undefined) return null
  // The page of a city in another country belongs to that country's locale.
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
