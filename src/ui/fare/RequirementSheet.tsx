import { useTranslation } from 'react-i18next'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { BusinessNeeds } from '../design/illustrations/BusinessNeeds.tsx'
import { PersonalNeeds } from '../design/illustrations/PersonalNeeds.tsx'
import css from './RequirementSheet.module.css'

/** The needs that the sheet offers, each a requirement of the form. */
export const needs = [
  {
    requirement: 'business',
    title: 'fare.requirement.businessNeeds',
    examples: 'fare.requirement.businessExamples',
    Picture: BusinessNeeds,
  },
  {
    requirement: 'personal',
    title: 'fare.requirement.personalNeeds',
    examples: 'fare.requirement.personalExamples',
    Picture: PersonalNeeds,
  },
] as const

type Props = {
  readonly open: boolean
  readonly chosen: string
  readonly onChoose: (requirement: (typeof needs)[number]['requirement']) => void
  readonly onClose: () => void
}

/**
 * What the product is used for. A card chooses and closes in one tap, so the cards are buttons: an
 * arrow key on radios would choose, and close, what was only looked at.
 */
export const RequirementSheet = ({ open, chosen, onChoose, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('fare.requirement.heading')}
      closeLabel={t('app.action.close')}
    >
      <div className={css.needs}>
        {needs.map(({ requirement, title, examples, Picture }) => (
          <button
            key={requirement}
            type="button"
            className={css.need}
            aria-pressed={requirement === chosen}
            onClick={() => onChoose(requirement)}
          >
            <span className={css.picture}>
              <Picture />
            </span>
            <span className={css.words}>
              <span className={css.title}>{t(title)}</span>
              <span className={css.examples}>{t(examples)}</span>
            </span>
            <span className={css.sign}>
              <Icon name={requirement === chosen ? 'check' : 'chevron-right'} />
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
