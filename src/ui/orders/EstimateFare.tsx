import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LeavingLink } from '../app/link/LeavingLink.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { type ButtonLook, buttonClass } from '../design/buttonClass.ts'
import { shieldFromTap } from '../design/tapShield.ts'

/** The link to the fare form: every order begins with an estimate. */
export const EstimateFare = (look: ButtonLook) => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const isPressed = useRef(false)
  // A second tap hits nothing: the fare form's button will be where this link was.
  useLayoutEffect(
    () => () => {
      if (isPressed.current) shieldFromTap()
    },
    [],
  )
  return (
    <LeavingLink
      className={buttonClass(look)}
      to={pathOf('/fare-estimate')}
      onClick={() => {
        isPressed.current = true
      }}
    >
      {t('orders.history.empty.action')}
    </LeavingLink>
  )
}
