import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Resending, resendRequested } from '../../application/session/auth.slice.ts'
import type { Resend, Sendings } from '../../domain/session/resend.ts'
import { useAppDispatch } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Announcer } from '../design/Announcer.tsx'
import { Button } from '../design/Button.tsx'
import { FieldNotes } from '../design/FieldNotes.tsx'
import css from './AuthDialog.module.css'
import { useResend } from './useResend.ts'

type Props = {
  readonly sendings: Sendings
  readonly resending: Resending
  readonly onChooseChannel: () => void
}

const ResendAction = ({
  resend,
  busy,
  onResend,
}: {
  readonly resend: Resend
  readonly busy: boolean
  readonly onResend: () => void
}) => {
  const { t } = useTranslation()
  switch (resend.kind) {
    case 'waiting':
      return (
        <p className={css.countdown}>
          <span>{t('session.resend.wait', { seconds: resend.seconds })}</span>
        </p>
      )
    case 'ready':
      return (
        <Button variant="text" compact busy={busy} onClick={onResend}>
          {t('session.resend.action')}
        </Button>
      )
    case 'exhausted':
      return <p className={css.countdown}>{t('session.resend.exhausted')}</p>
  }
}

/**
 * Sends another code, after a wait and a limited number of times: at once by SMS on a desktop,
 * after a choice of the channel on a phone (spec 1 §4).
 */
export const ResendControl = ({ sendings, resending, onChooseChannel }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const resend = useResend(sendings)
  const spoken: Readonly<Record<Resend['kind'], string>> = {
    // The wait is announced with the sending; its seconds are not read out.
    waiting: '',
    ready: t('session.resend.readySpoken'),
    exhausted: t('session.resend.exhausted'),
  }
  const noteId = useId()
  return (
    <div className={css.resend}>
      <ResendAction
        resend={resend}
        busy={resending.status === 'sending'}
        onResend={() => {
          if (isDesktop) dispatch(resendRequested('sms'))
          else onChooseChannel()
        }}
      />
      <Announcer message={spoken[resend.kind]} />
      <div role="alert">
        {resending.status === 'failed' && (
          <FieldNotes errorId={noteId} error={remoteErrorText(t, resending.error)} />
        )}
      </div>
    </div>
  )
}
