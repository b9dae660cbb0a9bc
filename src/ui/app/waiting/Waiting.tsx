import { useTranslation } from 'react-i18next'
import { Spinner } from '../../design/Spinner.tsx'
import { useLong } from './useLong.ts'
import css from './Waiting.module.css'

type Props = {
  /** Whether its container has a title already: then only a long wait gets a text. */
  readonly isTitled?: boolean
}

/** A spinner that shows a text after a while. */
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
