import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { firstProblem, focusIn, submitButton } from '../app/focus/focusIn.ts'
import { useAppSelector } from '../app/store.ts'
import { isFocusLost } from '../design/leavesFocus.ts'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import css from './PhoneFields.module.css'
import { RequirementButton } from './RequirementField.tsx'

/** The details on a phone, once the route is set: a guest's, or what a customer has not named yet (spec 1 §2). */
export const PhoneContact = () => {
  const { t } = useTranslation()
  const element = useRef<HTMLElement>(null)
  const isGuest = useAppSelector(({ session }) => session.status !== 'customer')
  const attempted = useAppSelector(({ fareForm }) => fareForm.form.attempted)
  // A guest who pressed the button before these fields were here wanted to go on to them. The button still has the
  // focus, or nothing has.
  const arrive = useEffectEvent(() => {
    const isWaiting = isFocusLost() || document.activeElement?.matches(submitButton) === true
    if (attempted && isWaiting) focusIn(element.current, firstProblem)
  })
  useEffect(() => arrive(), [])
  return (
    <section ref={element} className={css.contact} aria-label={t('fare.contact.heading')}>
      {isGuest && <ContactFields validates="onLeave" />}
      <RequirementButton />
      <ConsentField />
    </section>
  )
}
