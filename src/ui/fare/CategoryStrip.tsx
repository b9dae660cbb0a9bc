import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fareEdited } from '../../application/fare/fareForm.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
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

/** Which kind of vehicle the fares are for. */
export const CategoryStrip = () => {
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
