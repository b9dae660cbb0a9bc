import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { Button } from '../design/Button.tsx'

type Props = {
  /** The id of the step's form. */
  readonly form: string
  readonly busy?: boolean
  /** Whether it looks disabled. Pressing it leads to what is missing. */
  readonly held?: boolean
  readonly children: ReactNode
}

/** The one action of a step, in reach of the thumb. */
export const SubmitStep = ({ form, busy = false, held = false, children }: Props) => {
  const { t } = useTranslation()
  return (
    <div>
      <LongWait isWaiting={busy} text={t('session.waiting')} />
      <Button type="submit" form={form} block busy={busy} aria-disabled={held || undefined}>
        {children}
      </Button>
    </div>
  )
}
