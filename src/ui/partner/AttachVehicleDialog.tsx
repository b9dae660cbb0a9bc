import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { selectRegistration } from '../../application/partner/partnerRegistration.selectors.ts'
import {
  registerMoreRequested,
  registrationClosed,
  registrationOpened,
} from '../../application/partner/partnerRegistration.slice.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useLeaving } from '../app/closing/useLeaving.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

type Register = {
  readonly form: string
  readonly isSubmitting: boolean
  readonly isLeaving: boolean
}

const Register = ({ form, isSubmitting, isLeaving }: Register) => {
  const { t } = useTranslation()
  return (
    <>
      <LongWait isWaiting={isSubmitting} text={t('partner.waiting')} />
      <Button
        type="submit"
        form={form}
        block
        busy={isSubmitting}
        onClick={(event) => {
          // Keys still reach a dialog that is closing: Enter in a field counts as a click here.
          if (isLeaving) event.preventDefault()
        }}
      >
        {t('partner.register')}
      </Button>
    </>
  )
}

/**
 * The dialog to register a vehicle (spec 2 §2): the form, then the thanks. Closing it keeps what
 * was entered.
 */
export const AttachVehicleDialog = ({ onClosed }: { readonly onClosed: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = useId()
  const registration = useAppSelector(selectRegistration)
  const { isLeaving, leave } = useLeaving(onClosed)
  useBackCloses(!isLeaving, leave)
  const isThanked = useRef(false)
  useEffect(() => {
    // Nobody sees thanks that come while it closes: they are shown at the next opening.
    if (!isLeaving) isThanked.current = registration.status === 'registered'
  }, [isLeaving, registration.status])
  useEffect(() => {
    dispatch(registrationOpened())
    return () => {
      if (isThanked.current) dispatch(registrationClosed())
    }
  }, [dispatch])
  const footer = () => {
    switch (registration.status) {
      case 'absent':
        return null
      case 'filling':
        return (
          <Register
            form={id}
            isSubmitting={registration.form.phase.status === 'submitting'}
            isLeaving={isLeaving}
          />
        )
      case 'registered':
        return (
          <Button variant="secondary" block onClick={() => dispatch(registerMoreRequested())}>
            {t('partner.registered.more')}
          </Button>
        )
    }
  }
  return (
    <Dialog
      open
      leaving={isLeaving}
      onClose={leave}
      title={t('partner.title')}
      closeLabel={t('app.action.close')}
      placement="full"
      view={registration.status}
      // A slip of the thumb must not discard what was typed.
      backdropCloses={false}
      footer={footer()}
    >
      {registration.status === 'filling' && (
        <RegistrationForm id={id} registration={registration} />
      )}
      {registration.status === 'registered' && <Registered {...registration.acknowledgement} />}
    </Dialog>
  )
}
