import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLong } from '../app/useLong.ts'
import { classes } from '../design/classes.ts'
import css from './Coming.module.css'

type Props = {
  /** What is waited for. */
  readonly words: string
  /** The shape of what comes. */
  readonly children: ReactNode
}

/** A page that is on its way, in its shape: what is waited for is said at once, and shown after a while. */
export const Coming = ({ words, children }: Props) => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <div className={css.coming}>
      <p role="status" className={classes(css.words, !isLong && css.unseen)}>
        {isLong ? t('app.stillLoading') : words}
      </p>
      {children}
    </div>
  )
}
