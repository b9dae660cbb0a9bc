import { useTranslation } from 'react-i18next'
import { cityPicked, cityPickerLeft } from '../../application/city/userCity.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import { selectCities, selectVisitorsCity } from '../../application/picker/picker.selectors.ts'
import { cityNameIn } from '../../domain/market/city.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useLeaving } from '../app/closing/useLeaving.ts'
import { usePagePath } from '../app/link/usePagePath.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import choice from '../design/Choice.module.css'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { cityIllustration } from '../design/illustrations/cities/cityIllustration.ts'
import css from './CityPicker.module.css'

/** The cities of the market, each with its picture; choosing one leads to its page (spec 2 §2). */
export const CityPicker = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const path = usePagePath()
  const cities = useAppSelector(selectCities)
  const present = useAppSelector(selectVisitorsCity)
  const language = useAppSelector(({ market }) => market.language)
  const { isLeaving, leave } = useLeaving(() => {
    dispatch(modalClosed())
  })
  const callOff = () => {
    dispatch(cityPickerLeft())
    leave()
  }
  useBackCloses(!isLeaving, callOff)
  return (
    <Dialog
      open
      leaving={isLeaving}
      onClose={callOff}
      title={t('picker.city.title')}
      closeLabel={t('app.action.close')}
      placement="full"
      width="wide"
    >
      <ul className={css.cities}>
        {cities.map((city) => {
          const Picture = cityIllustration(city.key)
          const isPresent = city.key === present?.key
          return (
            <li key={city.key}>
              <button
                type="button"
                className={classes(choice.choice, css.city)}
                aria-pressed={isPresent}
                data-autofocus={isPresent ? '' : undefined}
                onClick={() => {
                  // Keys still reach a card of a picker that is closing.
                  if (!isLeaving) dispatch(cityPicked({ key: city.key, path }))
                }}
              >
                <span>
                  <Picture />
                </span>
                <span className={css.name}>
                  {cityNameIn(language)(city)}
                  {isPresent && <Icon name="check" size="small" />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
