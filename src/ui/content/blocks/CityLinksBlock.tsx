import { useEffect } from 'react'
import { citiesWanted } from '../../../application/content/content.slice.ts'
import type { CityRecord } from '../../../application/content/loadCities.port.ts'
import { citiesIn } from '../../../domain/content/site.ts'
import { type CityPageName, cityOfSlug } from '../../../domain/content/sitePage.ts'
import { type City, cityNameIn } from '../../../domain/market/city.ts'
import { useRetryAfterOutage } from '../../app/failure/useRetryAfterOutage.ts'
import { SiteLink } from '../../app/link/SiteLink.tsx'
import { useAppDispatch, useAppSelector } from '../../app/store.ts'
import { Icon } from '../../design/Icon.tsx'
import { useAddresses } from '../../head/useAddresses.ts'
import { useContentSelector } from '../../head/useContentSelector.ts'
import { BlockFrame } from './BlockFrame.tsx'
import css from './CityLinksBlock.module.css'

type Props = {
  readonly title: string
  readonly text: string
  /** The kind of city page that the links lead to. */
  readonly leadsTo: CityPageName
}

/** The city records from content, once loaded. The links do not wait for them. */
const useCityRecords = (): readonly CityRecord[] => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(citiesWanted())
  }, [dispatch])
  const cities = useContentSelector(({ content }) => content.cities)
  const isUnreached = cities.status === 'failed' && cities.error.kind === 'Unreachable'
  useRetryAfterOutage({ isWaiting: cities.status === 'loading', isFailed: isUnreached }, () => {
    dispatch(citiesWanted())
  })
  return cities.status === 'loaded' ? cities.cities : []
}

const recordOf = (records: readonly CityRecord[], city: City): CityRecord | undefined =>
  records.find(({ name }) => cityOfSlug([city])(name) !== null)

/** Links to the cities of the market. */
export const CityLinksBlock = ({ title, text, leadsTo }: Props) => {
  const { site, locale, pathOfPage } = useAddresses()
  const language = useAppSelector(({ market }) => market.language)
  const records = useCityRecords()
  return (
    <BlockFrame title={title} text={text}>
      <ul className={css.cities}>
        {citiesIn(site)(locale).map((city) => {
          const record = recordOf(records, city)
          return (
            <li key={city.key}>
              <SiteLink className={css.city} to={pathOfPage({ kind: 'city', name: leadsTo, city })}>
                <Icon name="pin" size="small" />
                {record?.label ?? cityNameIn(language)(city)}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
