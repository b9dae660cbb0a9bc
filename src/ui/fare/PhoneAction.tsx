import { useId } from 'react'
import { StickyBar } from '../design/StickyBar.tsx'
import { FormFailure } from './FormFailure.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitWait } from './SubmitWait.tsx'
import { useMissingNote } from './useMissingNote.ts'

/**
 * The submit button of the phone's form, within the thumb's reach. The outcome appears above it, so the button never
 * moves.
 */
export const PhoneAction = () => {
  const note = useMissingNote()
  const noteId = useId()
  return (
    <StickyBar wait={<SubmitWait />} note={note && <span id={noteId}>{note}</span>}>
      <FormFailure />
      <SubmitButton untilValid {...(note === null ? {} : { describedBy: noteId })} />
    </StickyBar>
  )
}
