import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './AuthDialog.module.css'
import type { CodeAuth } from './CodeStep.tsx'
import { useResend } from './useResend.ts'

const newsOf = (t: TFunction, { resending, signedUp }: CodeAuth): string | null => {
  switch (resending.status) {
    case 'idle':
      return signedUp === null ? null : t('session.code.signedUp')
    case 'sent':
      return t('session.resend.sent')
    case 'sending':
    case 'failed':
      return null
  }
}

/** Milliseconds; by then the wait was read out, and its seconds would soon be wrong. */
const waitTold = 4000

/** Whether the wait until the next code is announced now: once per sending, until it was read out. */
const useIsWaitTold = ({ nextAt }: CodeAuth['sendings'], isGone: boolean): boolean => {
  const [toldOf, setToldOf] = useState<number | null>(null)
  if (isGone && toldOf !== nextAt) setToldOf(nextAt)
  useEffect(() => {
    const timer = setTimeout(() => setToldOf(nextAt), waitTold)
    return () => clearTimeout(timer)
  }, [nextAt])
  return toldOf !== nextAt
}

/** Announces the wait for the next code as it is at first; the seconds that pass are not announced. */
const Wait = ({ sendings }: Pick<CodeAuth, 'sendings'>) => {
  const { t } = useTranslation()
  const resend = useResend(sendings)
  const [first] = useState(resend)
  // A clock that is set back ends the wait, and that is announced in its place.
  if (first.kind !== 'waiting' || resend.kind !== 'waiting') return null
  const { seconds } = first
  return <VisuallyHidden>{t('session.resend.waitSpoken', { seconds })}</VisuallyHidden>
}

type Props = {
  readonly auth: CodeAuth
  /** Whether another view has taken the place of the step. */
  readonly isGone: boolean
}

/**
 * What has just happened, shown and announced. Its element stays while the steps change, so that it
 * is read out.
 */
export const CodeNews = ({ auth, isGone }: Props) => {
  const { t } = useTranslation()
  const { nextAt } = auth.sendings
  const [oldAt, setOldAt] = useState<number | null>(null)
  const isWaitTold = useIsWaitTold(auth.sendings, isGone)
  // Once a code has failed, "signed up" is old news, even while the next code is typed. Nothing is
  // announced twice.
  const isOver = isGone || (auth.resending.status === 'idle' && auth.form.phase.status === 'failed')
  if (isOver && oldAt !== nextAt) setOldAt(nextAt)
  if (isGone) return null
  const news = oldAt === nextAt ? null : newsOf(t, auth)
  return (
    // The key recreates it with each sending, so that the same words are read out again.
    <div key={nextAt}>
      {news !== null && (
        <p className={css.news}>
          <Icon name="check" size="small" />
          {news}
        </p>
      )}
      {isWaitTold && <Wait sendings={auth.sendings} />}
    </div>
  )
}
