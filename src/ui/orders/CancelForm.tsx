import type { TFunction } from 'i18next'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  selectCancelProblem,
  selectCancelReason,
} from '../../application/orders/cancelForm.selectors.ts'
import { cancelFormEdited, cancelFormRejected } from '../../application/orders/cancelForm.slice.ts'
import { cancelRequested } from '../../application/orders/tracking.slice.ts'
import {
  type CancelReason,
  type CancelReasonError,
  cancelReasons,
} from '../../domain/orders/cancelReason.ts'
import { focusIn, submitButton } from '../app/focus/focusIn.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch } from '../app/store.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './CancelForm.module.css'
import { useOrdersSelector } from './useOrdersSelector.ts'

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

type Props = { readonly id: string; readonly busy: boolean }

/** The form for the reason: one of the usual reasons, or the customer's own words. */
export const CancelForm = ({ id, busy }: Props) => {
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
  const moveFocus = useEffectEvent(() => {
    if (problem === null) {
      // The fields are disabled now, and the one that had the focus loses it.
      focusIn(form.current?.closest('dialog') ?? null, submitButton)
      return
    }
    focusIn(form.current, chosen === null ? 'input[type="radio"]' : 'input[type="text"]')
    intoSight(form.current?.querySelector('[data-said]:not(:empty)') ?? null)
  })
  useEffect(() => {
    if (asks > 0) moveFocus()
  }, [asks])

  return (
    <form ref={form} id={id} className={css.form} noValidate onSubmit={submit}>
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
