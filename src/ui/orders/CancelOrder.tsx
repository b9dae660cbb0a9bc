import type { TFunction } from 'i18next'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  Cancelling,
  CancelFailure as WhyNotCancelled,
} from '../../application/orders/tracking.slice.ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { isCancellable } from '../../domain/orders/orderStatus.ts'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { Button, LinkButton } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { Notice, type NoticeProps } from '../design/Notice.tsx'
import { CancelForm } from './CancelForm.tsx'
import css from './CancelOrder.module.css'
import { loadFailureText } from './loadFailureText.ts'

const failureText = (t: TFunction, error: WhyNotCancelled): string => {
  switch (error.kind) {
    case 'TooLateToCancel':
      return t('orders.track.cancel.tooLate')
    case 'NotCancelled':
      return t('orders.track.cancel.goesOn')
    case 'OrderUnknown':
      return t('orders.track.unknown.title')
    case 'FlowCrashed':
      return t('app.remote.unknown')
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'AuthenticationFailed':
    case 'OrderFieldMalformed':
    case 'OrderValueUnknown':
      return loadFailureText(t, error, t('app.remote.unknown'))
  }
}

type FailureProps = {
  readonly error: WhyNotCancelled
  readonly dismiss?: NoticeProps['dismiss']
}

/** Says that an order could not be cancelled, and why. */
export const CancelFailure = ({ error, dismiss }: FailureProps) => {
  const { t } = useTranslation()
  return (
    <Notice kind="error" title={t('orders.track.cancel.failed')} dismiss={dismiss}>
      {failureText(t, error)}
    </Notice>
  )
}

type Props = {
  readonly order: TrackedOrder
  readonly cancelling: Cancelling
  readonly onClose: () => void
}

/** Asks whether to cancel an order, and why; if it is too late for that, says so instead. */
export const CancelOrder = ({ order, cancelling, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const busy = cancelling.status === 'cancelling'
  const isTooLate =
    !isCancellable(order.status) ||
    (cancelling.status === 'failed' && cancelling.error.kind === 'TooLateToCancel')
  const support = useSupportNumber()
  const close = useRef<HTMLButtonElement>(null)
  // The button that the customer pressed disappears with the form.
  useEffect(() => {
    if (isTooLate) close.current?.focus()
  }, [isTooLate])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isTooLate ? 'orders.track.cancel.failed' : 'orders.track.cancel.title')}
      closeLabel={t('app.action.close')}
      // A new view, as a double tap would otherwise press the button that appears in the same place.
      view={String(isTooLate)}
      footer={
        isTooLate ? (
          <div className={css.choice}>
            <LinkButton
              href={telephoneLink(support)}
              icon={<Icon name="phone" />}
              variant="secondary"
              block
            >
              {t('orders.track.cancel.support')}
            </LinkButton>
            <Button ref={close} block onClick={onClose}>
              {t('app.action.close')}
            </Button>
          </div>
        ) : (
          <div className={css.choice}>
            {cancelling.status === 'failed' && <CancelFailure error={cancelling.error} />}
            <div>
              <LongWait isWaiting={busy} text={t('orders.track.cancel.waiting')} />
              <Button type="submit" form={id} variant="danger" block busy={busy}>
                {t('orders.track.cancel.submit')}
              </Button>
            </div>
          </div>
        )
      }
    >
      {isTooLate ? (
        <Notice kind="error" title={t('orders.track.cancel.tooLate')}>
          {t('orders.track.cancel.tooLateText')}
        </Notice>
      ) : (
        <CancelForm id={id} busy={busy} />
      )}
    </Dialog>
  )
}
