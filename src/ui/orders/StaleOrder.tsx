import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshRequested, type TrackingState } from '../../application/orders/tracking.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'

type Stale = Extract<TrackingState, { status: 'shown' }>['stale']

/** Says that the newest state of the order did not come, and asks for it again. */
export const StaleOrder = ({ stale }: { readonly stale: NonNullable<Stale> }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  /** The failure after which the customer pressed retry; any later answer replaces it in `stale`. */
  const [retried, setRetried] = useState<Stale>(null)
  const retry = () => {
    setRetried(stale)
    dispatch(refreshRequested())
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
