import { useId } from 'react'
import { StickyBar } from '../design/StickyBar.tsx'
import { FormFailure } from './FormFailure.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitWait } from './SubmitWait.tsx'
import { useMissingNote } from './useMissingNote.ts'

/** The one action of the phone's form, within the thumb's reach, and over it what came of it: it never moves for that. */
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
