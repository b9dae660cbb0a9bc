import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import { selectModal } from '../../application/store/createAppStore.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { FieldButton } from '../design/FieldButton.tsx'
import { needs, RequirementSheet } from '../fare/RequirementSheet.tsx'

type Props = {
  /** The page's own sheet, or the modal that pages share (spec 2 §2). */
  readonly opens: 'sheet' | 'modal'
  readonly value: string
  readonly error: string | null
  readonly onChoose: (requirement: string) => void
  readonly onLeave: () => void
}

/** What the visitor sends goods for. */
export const LeadRequirement = ({ opens, value, error, onChoose, onLeave }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const isShared = useAppSelector((state) => selectModal(state).kind === 'requirement')
  const chosen = needs.find(({ requirement }) => requirement === value)
  const close = () => {
    setOpen(false)
    onLeave()
  }
  return (
    <>
      <FieldButton
        label={t('lead.field.requirement')}
        placeholder={t('lead.field.requirementPlaceholder')}
        value={chosen === undefined ? '' : t(chosen.title)}
        error={error}
        sign="chevron-down"
        data-problem={error === null ? undefined : ''}
        onClick={() => {
          if (opens === 'sheet') setOpen(true)
          else dispatch(modalOpened({ kind: 'requirement' }))
        }}
        onBlur={() => {
          if (!isOpen && !isShared) onLeave()
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
