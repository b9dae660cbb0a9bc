import { useId } from 'react'
import { StickyBar } from '../design/StickyBar.tsx'
import { FormFailure } from './FormFailure.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitWait } from './SubmitWait.tsx'
import { useMissingNote } from './useMissingNote.ts'

/** The one action of the phone's form, within the thumb's reach, and what came of it. */
export const PhoneAction = () => {
  const note = useMissingNote()
  const noteId = useId()
  return (
    <StickyBar note={note && <span id={noteId}>{note}</span>}>
      <SubmitButton untilValid {...(note === null ? {} : { describedBy: noteId })} />
      <SubmitWait />
      <FormFailure />
    </StickyBar>
  )
}
