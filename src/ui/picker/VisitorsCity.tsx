import { useTranslation } from 'react-i18next'
import { selectVisitorsCity } from '../../application/picker/picker.selectors.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useAppSelector } from '../app/store.ts'
import { CityButton } from './CityButton.tsx'

const Known = () => {
  const { t } = useTranslation()
  const city = useAppSelector(selectVisitorsCity)
  const language = useAppSelector(({ market }) => market.language)
  if (city === null) return null
  return <CityButton name={cityNameIn(language)(city)} label={t('picker.city.label')} />
}

/** The visitor's city: the one chosen before, or else the page's, or else the market's. */
export const VisitorsCity = () => (
  <WithFeature name="picker">
    <Known />
  </WithFeature>
)
