import { useTranslation } from 'react-i18next'
import { Spinner } from '../../design/Spinner.tsx'
import { useLong } from './useLong.ts'
import css from './Waiting.module.css'

type Props = {
  /** What it stands in is called so already: only a long wait has a word of its own. */
  readonly isTitled?: boolean
}

/** What is on its way; after a while it says so. */
export const Waiting = ({ isTitled = false }: Props) => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      <p>{isLong ? t('app.stillLoading') : !isTitled && t('app.loading')}</p>
    </div>
  )
}
