import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Auth, authClosed, isAllAgreed } from '../../application/session/auth.slice.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Agreement } from './Agreement.tsx'
import css from './AuthDialog.module.css'
import { ChannelStep } from './ChannelStep.tsx'
import { CodeNews } from './CodeNews.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { LoginStep } from './LoginStep.tsx'
import { SignupStep } from './SignupStep.tsx'
import { SubmitStep } from './SubmitStep.tsx'
import { useAccountSelector } from './useAccountSelector.ts'

type OpenAuth = Exclude<Auth, { step: 'closed' }>
type View = OpenAuth['step'] | 'channel'

const titles = {
  login: 'session.login.title',
  signup: 'session.signup.title',
  'tnc-consent': 'session.consent.title',
  otp: 'session.code.title',
  channel: 'session.resend.title',
  done: 'session.done',
} as const satisfies Record<View, string>

type Channel = {
  readonly isAsked: boolean
  readonly ask: () => void
  readonly leave: () => void
}

type Parts = { readonly auth: OpenAuth; readonly id: string; readonly channel: Channel }

const Step = ({ auth, id, channel }: Parts) => {
  switch (auth.step) {
    case 'login':
      return <LoginStep id={id} form={auth.form} />
    case 'signup':
      return <SignupStep id={id} form={auth.form} />
    case 'tnc-consent':
      return <ConsentStep id={id} form={auth.form} />
    case 'otp':
      return channel.isAsked ? (
        <ChannelStep id={id} onChosen={channel.leave} />
      ) : (
        <CodeStep id={id} auth={auth} onChooseChannel={channel.ask} />
      )
    case 'done':
      return <LoggedIn />
  }
}

const Action = ({ auth, id, channel }: Parts) => {
  const { t } = useTranslation()
  const busy = auth.step !== 'done' && auth.form.phase.status === 'submitting'
  switch (auth.step) {
    case 'login':
    case 'signup':
      return (
        <>
          <SubmitStep form={id} busy={busy}>
            {t(auth.step === 'login' ? 'session.login.submit' : 'session.signup.submit')}
          </SubmitStep>
          <Agreement />
        </>
      )
    case 'tnc-consent':
      return (
        <SubmitStep form={id} busy={busy} held={!isAllAgreed(auth.form.input)}>
          {t('session.consent.submit')}
        </SubmitStep>
      )
    case 'otp':
      return (
        <SubmitStep form={id} busy={busy}>
          {t(channel.isAsked ? 'session.resend.submit' : 'session.code.submit')}
        </SubmitStep>
      )
    case 'done':
      return null
  }
}

const OpenAuthDialog = ({
  auth,
  onClose,
}: {
  readonly auth: OpenAuth
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const id = useId()
  const isDesktop = useIsDesktop()
  const [wasAsked, setAsked] = useState(false)
  const isAsked = wasAsked && !isDesktop && auth.step === 'otp'
  // On a phone that was turned and is turned back, another code may have been sent meanwhile.
  if (wasAsked && !isAsked) setAsked(false)
  const channel: Channel = {
    isAsked,
    ask: () => setAsked(true),
    leave: () => setAsked(false),
  }
  useBackCloses(channel.isAsked, channel.leave)
  const view: View = channel.isAsked ? 'channel' : auth.step
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(titles[view])}
      closeLabel={t('app.action.close')}
      placement="sheet"
      // A slip of the thumb must not discard what was typed.
      backdropCloses={false}
      back={view === 'channel' ? { label: t('app.action.back'), onBack: channel.leave } : undefined}
      footer={view === 'done' ? null : <Action auth={auth} id={id} channel={channel} />}
    >
      <div key={view} className={css.step}>
        <Step auth={auth} id={id} channel={channel} />
      </div>
      <div role="status" aria-atomic="true">
        {auth.step === 'otp' && <CodeNews auth={auth} isGone={channel.isAsked} />}
      </div>
    </Dialog>
  )
}

/**
 * Logging in and signing up, one step at a time, while the store has them open (spec 1 §2). Esc,
 * the close button and the browser's Back close the dialog.
 */
export const AuthDialog = () => {
  const dispatch = useAppDispatch()
  const auth = useAccountSelector((state) => state.auth)
  const close = () => {
    dispatch(authClosed())
  }
  useBackCloses(auth.step !== 'closed', close)
  return auth.step === 'closed' ? null : <OpenAuthDialog auth={auth} onClose={close} />
}
