import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import unseen from '../../design/VisuallyHidden.module.css'
import css from './Coming.module.css'
import { useLong } from './useLong.ts'

type Props = {
  /** The text of what is loading; by default it only says that something is. */
  readonly what?: ParseKeys
  /** The skeleton of what is loading. */
  readonly children: ReactNode
}

/** A skeleton with a text: a screen reader hears it at once, and it shows after a while. */
export const Coming = ({ what = 'app.loading', children }: Props) => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <div className={css.coming}>
      {/* Only for screen readers, until the wait is long. */}
      <p role="status" className={isLong ? css.words : unseen.hidden}>
        {t(isLong ? 'app.stillLoading' : what)}
      </p>
      {children}
    </div>
  )
}
