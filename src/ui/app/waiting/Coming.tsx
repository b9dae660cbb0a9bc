import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import unseen from '../../design/VisuallyHidden.module.css'
import css from './Coming.module.css'
import { useLong } from './useLong.ts'

type Props = {
  /** The text of what is waited for: where nothing is given, that something loads. */
  readonly what?: ParseKeys
  /** The shape of what comes. */
  readonly children: ReactNode
}

/** What is on its way, in its shape: what is waited for is said at once, and shown after a while. */
export const Coming = ({ what = 'app.loading', children }: Props) => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <div className={css.coming}>
      {/* Until the wait is long it is for the ear alone. */}
      <p role="status" className={isLong ? css.words : unseen.hidden}>
        {t(isLong ? 'app.stillLoading' : what)}
      </p>
      {children}
    </div>
  )
}
