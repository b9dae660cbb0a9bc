import { selectModal } from '../../application/modal/modal.selectors.ts'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { RequirementChoice } from '../fare/RequirementChoice.tsx'

type Props = {
  /** Whether a sheet of the page opens, or the modal that pages share (spec 2 §2). */
  readonly opens: 'sheet' | 'modal'
  readonly value: string
  readonly error: string | null
  readonly onChoose: (requirement: string) => void
  readonly onLeave: () => void
}

/** What the visitor sends goods for. */
export const LeadRequirement = ({ opens, ...field }: Props) => {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector((state) => selectModal(state).kind === 'requirement')
  const modal = { isOpen, onOpen: () => dispatch(modalOpened({ kind: 'requirement' })) }
  return <RequirementChoice {...field} {...(opens === 'modal' ? { modal } : {})} />
}
