import { useTranslation } from 'react-i18next'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { ChoiceCard } from '../design/ChoiceCard.tsx'
import { choiceCardsClass } from '../design/choiceCardClass.ts'
import { Dialog } from '../design/Dialog.tsx'
import { BusinessNeeds } from '../design/illustrations/BusinessNeeds.tsx'
import { PersonalNeeds } from '../design/illustrations/PersonalNeeds.tsx'

/** The requirements that the sheet offers, each a card. */
export const requirementCards = [
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
  readonly onChoose: (requirement: (typeof requirementCards)[number]['requirement']) => void
  readonly onClose: () => void
}

/** The choice of a requirement: one tap on a card chooses it and closes the sheet. */
export const RequirementSheet = ({ open, chosen, onChoose, onClose }: Props) => {
  const { t } = useTranslation()
  useBackCloses(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('fare.requirement.heading')}
      closeLabel={t('app.action.close')}
    >
      <div className={choiceCardsClass}>
        {requirementCards.map(({ requirement, title, examples, Picture }) => (
          <ChoiceCard
            key={requirement}
            picture={<Picture />}
            title={t(title)}
            text={t(examples)}
            chosen={requirement === chosen}
            onChoose={() => onChoose(requirement)}
          />
        ))}
      </div>
    </Dialog>
  )
}
