import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadOrderError } from '../../application/booking/placing/loadOrder.port.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'

type Props = { readonly stale: LoadOrderError; readonly onRetry: () => void }

/** Says that the newest state of what is shown did not come, and asks for it again. */
export const StaleNotice = ({ stale, onRetry }: Props) => {
  const { t } = useTranslation()
  /** The failure after which the customer pressed retry; any later answer replaces it in `stale`. */
  const [retried, setRetried] = useState<LoadOrderError | null>(null)
  const retry = () => {
    setRetried(stale)
    onRetry()
  }
  return (
    <Notice
      quiet
      action={
        <Button variant="text" compact busy={retried === stale} onClick={retry}>
          {t('orders.track.stale.action')}
        </Button>
      }
    >
      {t('orders.track.stale.text')}
    </Notice>
  )
}
