import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { selectIsCodeMalformed } from '../../application/session/auth.selectors.ts'
import {
  type Auth,
  codeEdited,
  codeSubmitted,
  numberChangeRequested,
} from '../../application/session/auth.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Button } from '../design/Button.tsx'
import css from './AuthDialog.module.css'
import { Banner } from './Banner.tsx'
import { CodeField, type CodeFieldHandle } from './CodeField.tsx'
import { ResendControl } from './ResendControl.tsx'
import { useAccountSelector } from './useAccountSelector.ts'

export type CodeAuth = Extract<Auth, { step: 'otp' }>

const SentTo = ({ mobile }: { readonly mobile: string }) => {
  const callingCode = useAppSelector(({ market }) => market.country.phone.callingCode)
  return (
    <p className={css.lead}>
      <Trans
        i18nKey="session.code.sentTo"
        values={{ number: `+${callingCode} ${mobile}` }}
        components={{ number: <bdi className={css.number} translate="no" /> }}
      />
    </p>
  )
}

type Props = {
  readonly id: string
  readonly auth: CodeAuth
  /** Opens the choice of the channel for the next code. */
  readonly onChooseChannel: () => void
}

/**
 * The step for the code that was sent. The code is redeemed as soon as it is complete (spec 1 §2,
 * §4).
 */
export const CodeStep = ({ id, auth, onChooseChannel }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const { length } = useSurroundings().limits.codes
  const isMalformed = useAccountSelector(selectIsCodeMalformed(length))
  const field = useRef<CodeFieldHandle>(null)
  const { phase } = auth.form
  const submitting = phase.status === 'submitting'
  const failure =
    phase.status === 'failed' && phase.failure !== null ? remoteErrorText(t, phase.failure) : null
  const error = isMalformed ? t('session.problem.codeMalformed') : failure
  // A refused code was cleared; one that was not checked is kept, and may be right.
  const isRefused = failure !== null && auth.form.input.code === ''

  const hasError = error !== null
  useEffect(() => {
    if (hasError) field.current?.focusNext()
  }, [hasError])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(codeSubmitted())
    field.current?.focusNext()
  }
  return (
    <form
      id={id}
      className={css.fields}
      aria-label={t('session.code.title')}
      noValidate
      onSubmit={submit}
    >
      {isDesktop && <Banner step="code" />}
      <div className={css.sentTo}>
        <SentTo mobile={auth.mobile} />
        <Button
          variant="text"
          compact
          aria-disabled={submitting || undefined}
          onClick={() => dispatch(numberChangeRequested())}
        >
          {t('session.code.change')}
        </Button>
      </div>
      <CodeField
        // A new code starts with empty boxes.
        key={auth.sendings.nextAt}
        ref={field}
        label={t('session.code.legend')}
        boxLabel={(position) => t('session.code.digit', { position, length })}
        length={length}
        code={auth.form.input.code}
        error={error}
        isWrong={isMalformed || isRefused}
        readOnly={submitting}
        onChange={(code) => dispatch(codeEdited(code))}
        onComplete={() => dispatch(codeSubmitted())}
      />
      <ResendControl
        sendings={auth.sendings}
        resending={auth.resending}
        onChooseChannel={onChooseChannel}
      />
    </form>
  )
}
