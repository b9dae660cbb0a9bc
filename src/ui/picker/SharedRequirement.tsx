import { selectSpotLead } from '../../application/lead/spotLead.selectors.ts'
import { leadEdited, leadFieldLeft } from '../../application/lead/spotLead.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { RequirementSheet } from '../fare/RequirementSheet.tsx'

/** Chooses the requirement of the lead form, in the modal that pages share (spec 2 §2). */
export const SharedRequirement = () => {
  const dispatch = useAppDispatch()
  const lead = useAppSelector(selectSpotLead)
  const close = () => {
    dispatch(modalClosed())
    dispatch(leadFieldLeft('requirement'))
  }
  return lead.status === 'filling' ? (
    <RequirementSheet
      open
      chosen={lead.form.input.requirement}
      onChoose={(requirement) => {
        dispatch(leadEdited({ requirement }))
        close()
      }}
      onClose={close}
    />
  ) : null
}
