import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fareEdited } from '../../application/fare/fareForm.slice.ts'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { classes } from '../design/classes.ts'
import { TataAce } from '../design/illustrations/vehicles/TataAce.tsx'
import { TwoWheeler } from '../design/illustrations/vehicles/TwoWheeler.tsx'
import css from './CategoryStrip.module.css'

const categories = [
  { category: 'trucks', label: 'fare.category.trucks', Picture: TataAce, window: css.truck },
  {
    category: 'two-wheeler',
    label: 'fare.category.twoWheeler',
    Picture: TwoWheeler,
    window: css.bike,
  },
] as const

const OtherServices = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { features } = useSurroundings()
  // If this fails, the picker is loaded again when the customer opens it.
  const expectPicker = () => {
    features.picker().catch(() => undefined)
  }
  return (
    <button
      type="button"
      className={css.others}
      aria-haspopup="dialog"
      onPointerEnter={expectPicker}
      onFocus={expectPicker}
      onClick={() => dispatch(modalOpened({ kind: 'categoryPicker', chosen: null }))}
    >
      {t('fare.category.others')}
    </button>
  )
}

/** The choice of the kind of vehicle. */
export const CategoryChoice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(({ fareForm }) => fareForm.form.input.category)
  const id = useId()
  return (
    <div role="radiogroup" aria-label={t('fare.category.label')} className={css.strip}>
      {categories.map(({ category, label, Picture, window }) => (
        <label key={category} className={css.option}>
          <input
            type="radio"
            name={id}
            className={css.radio}
            checked={category === chosen}
            onChange={() => dispatch(fareEdited({ category }))}
          />
          <span className={classes(css.picture, window)}>
            <Picture />
          </span>
          <span>{t(label)}</span>
        </label>
      ))}
    </div>
  )
}

/** The choice of the kind of vehicle, and the button to all other services (spec 2 §2). */
export const CategoryStrip = () => (
  <div>
    <CategoryChoice />
    <OtherServices />
  </div>
)
