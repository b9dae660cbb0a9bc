import { useTranslation } from 'react-i18next'
import { fareRequirements, knownRequirement } from '../../domain/fare/requirement.ts'
import { useAppSelector } from '../app/store.ts'
import { SelectField } from '../design/SelectField.tsx'
import { requirementProblemText } from './problemTexts.ts'
import { RequirementChoice } from './RequirementChoice.tsx'
import { useFareField, type Validates } from './useFareField.ts'

type FareRequirement = (typeof fareRequirements)[number]

const optionTexts = {
  personal: 'fare.requirement.personal',
  business: 'fare.requirement.business',
} as const satisfies Record<FareRequirement, string>

/**
 * The field, and the customer's known requirement. Without one, a customer's form starts with personal (spec 1 §4, §6).
 */
const useRequirement = (validates: Validates) => {
  const session = useAppSelector((state) => state.session)
  const field = useFareField('requirement', validates)
  if (session.status !== 'customer') return { ...field, known: null }
  const known = session.customer.requirement
  return { ...field, known, value: known ?? knownRequirement(field.value) }
}

/** What the customer sends goods for, chosen in a sheet on a phone (spec 1 §2). */
export const RequirementButton = () => {
  const { t } = useTranslation()
  const { value, problem, edit, leave } = useRequirement('onLeave')
  return (
    <RequirementChoice
      value={value}
      error={requirementProblemText(t, problem)}
      onChoose={edit}
      onLeave={leave}
    />
  )
}

/** The same as a dropdown. A customer who has named a requirement cannot change it here (spec 1 §6). */
export const RequirementSelect = ({ validates }: { readonly validates: Validates }) => {
  const { t } = useTranslation()
  const { known, value, problem, edit, leave } = useRequirement(validates)
  const options = fareRequirements.map((named) => ({ value: named, label: t(optionTexts[named]) }))
  if (known !== null && !options.some((option) => option.value === known)) return null
  return (
    <SelectField
      label={t('fare.requirement.question')}
      placeholder={t('fare.requirement.placeholder')}
      options={options}
      required
      disabled={known !== null}
      value={value}
      error={known === null ? requirementProblemText(t, problem) : null}
      onChange={({ target }) => edit(target.value)}
      onBlur={leave}
    />
  )
}
