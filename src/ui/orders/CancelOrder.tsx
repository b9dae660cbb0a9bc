import type { TFunction } from 'i18next'
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  selectCancelProblem,
  selectCancelReason,
} from '../../application/orders/cancelForm.selectors.ts'
import { cancelFormEdited, cancelFormRejected } from '../../application/orders/cancelForm.slice.ts'
import type { CancelOrderError } from '../../application/orders/cancelOrder.port.ts'
import { type Cancelling, cancelRequested } from '../../application/orders/tracking.slice.ts'
import {
  type CancelReason,
  type CancelReasonError,
  cancelReasons,
} from '../../domain/orders/cancelReason.ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { isCancellable } from '../../domain/orders/orderStatus.ts'
import { focusIn } from '../app/focus/focusIn.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { useAppDispatch } from '../app/store.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import { Button, LinkButton } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { Notice, type NoticeProps } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './CancelOrder.module.css'
import { loadFailureText } from './loadFailureText.ts'
import { useOrdersSelector } from './useOrdersSelector.ts'

const failureText = (t: TFunction, error: CancelOrderError): string => {
  switch (error.kind) {
    case 'TooLateToCancel':
      return t('orders.track.cancel.tooLate')
    case 'OrderUnknown':
      return t('orders.track.unknown.title')
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
  readonly error: CancelOrderError
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

type AskProps = { readonly id: string; readonly busy: boolean }

/** The text that is sent: the reason's name in this language, or the customer's own words. */
const wordsOf = (t: TFunction, reason: CancelReason): string =>
  reason.kind === 'other' ? reason.words : t(`orders.track.cancel.reason.${reason.kind}`)

/** The message for a refused reason, under the choice or under the words. */
const problemText = (t: TFunction, error: CancelReasonError): string => {
  switch (error.kind) {
    case 'ReasonMissing':
      return t('orders.track.cancel.missing')
    case 'ReasonWordsMissing':
      return t('orders.track.cancel.otherMissing')
    case 'ReasonWordsTooLong':
      return t('orders.track.cancel.otherTooLong', { most: error.most })
  }
}

/** The form for the reason: one of the usual reasons, or the customer's own words. */
const Ask = ({ id, busy }: AskProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const form = useRef<HTMLFormElement>(null)
  const { chosen, ownWords } = useOrdersSelector(({ cancelForm }) => cancelForm.form.input)
  const reason = useOrdersSelector(selectCancelReason)
  const error = useOrdersSelector(selectCancelProblem)
  const problem = error === null ? null : problemText(t, error)
  const [asks, setAsks] = useState(0)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsks(asks + 1)
    dispatch(
      reason === null ? cancelFormRejected() : cancelRequested({ reason: wordsOf(t, reason) }),
    )
  }

  // Runs once the message is there: in a low window it is below the reasons, or behind the keyboard.
  const lead = useEffectEvent(() => {
    if (problem === null) return
    focusIn(form.current, chosen === null ? 'input[type="radio"]' : 'input[type="text"]')
    intoSight(form.current?.querySelector('[data-said]:not(:empty)') ?? null)
  })
  useEffect(() => {
    if (asks > 0) lead()
  }, [asks])

  return (
    <form ref={form} id={id} className={css.ask} noValidate onSubmit={submit}>
      <RadioCards
        legend={t('orders.track.cancel.question')}
        layout="stack"
        compact
        cards={cancelReasons.map((kind) => ({
          value: kind,
          title: t(`orders.track.cancel.reason.${kind}`),
        }))}
        value={chosen}
        onChange={(kind) => dispatch(cancelFormEdited({ chosen: kind }))}
        disabled={busy}
        error={chosen === null ? problem : null}
      />
      {chosen === 'other' && (
        <TextField
          label={t('orders.track.cancel.otherReason')}
          value={ownWords}
          disabled={busy}
          autoComplete="off"
          error={problem}
          onChange={({ target }) => dispatch(cancelFormEdited({ ownWords: target.value }))}
        />
      )}
      <ToldProblem />
    </form>
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
            <Button type="submit" form={id} variant="danger" block busy={busy}>
              {t('orders.track.cancel.submit')}
            </Button>
          </div>
        )
      }
    >
      {isTooLate ? (
        <Notice kind="error" title={t('orders.track.cancel.tooLate')}>
          {t('orders.track.cancel.tooLateText')}
        </Notice>
      ) : (
        <Ask id={id} busy={busy} />
      )}
    </Dialog>
  )
}
