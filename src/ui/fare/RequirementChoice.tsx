import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldButton } from '../design/FieldButton.tsx'
import { RequirementSheet, requirementCards } from './RequirementSheet.tsx'

type Props = {
  readonly value: string
  readonly error: string | null
  readonly onChoose: (requirement: string) => void
  readonly onLeave: () => void
  /** Opens the modal that pages share, instead of the field's own sheet. */
  readonly modal?: { readonly isOpen: boolean; readonly onOpen: () => void }
}

/** What goods are sent for, chosen in a sheet (spec 1 §2). */
export const RequirementChoice = ({ value, error, onChoose, onLeave, modal }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const chosen = requirementCards.find(({ requirement }) => requirement === value)
  const close = () => {
    setOpen(false)
    onLeave()
  }
  return (
    <>
      <FieldButton
        label={t('fare.requirement.label')}
        placeholder={t('fare.requirement.placeholder')}
        value={chosen === undefined ? '' : t(chosen.title)}
        error={error}
        sign="chevron-down"
        data-problem={error === null ? undefined : ''}
        onClick={() => {
          if (modal === undefined) setOpen(true)
          else modal.onOpen()
        }}
        onBlur={() => {
          if (!isOpen && modal?.isOpen !== true) onLeave()
        }}
      />
      <RequirementSheet
        open={isOpen}
        chosen={value}
        onChoose={(requirement) => {
          onChoose(requirement)
          close()
        }}
        onClose={close}
      />
    </>
  )
}
