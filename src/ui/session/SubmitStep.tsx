import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLong } from '../app/useLong.ts'
import { Button } from '../design/Button.tsx'
import css from './AuthDialog.module.css'

type Props = {
  /** The id of the step's form. */
  readonly form: string
  readonly busy?: boolean
  /** Looks disabled, and pressed leads to what is missing. */
  readonly held?: boolean
  readonly children: ReactNode
}

/** The one action of a step, within the thumb's reach. */
export const SubmitStep = ({ form, busy = false, held = false, children }: Props) => {
  const { t } = useTranslation()
  const isLong = useLong(busy)
  return (
    <div>
      <Button type="submit" form={form} block busy={busy} aria-disabled={held || undefined}>
        {children}
      </Button>
      <div role="status">{isLong && <p className={css.wait}>{t('session.waiting')}</p>}</div>
    </div>
  )
}
