import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLink } from '../../domain/link/link.ts'
import type { Order } from '../../domain/orders/order.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import css from './TrackOrder.module.css'

/** Passes the order's page on, and says what came of it where the browser does not. */
export const ShareOrder = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const { shareLink } = useSurroundings()
  const locale = useAppSelector(({ market }) => market.locale)
  const [outcome, setOutcome] = useState('')

  const share = async () => {
    setOutcome('')
    const path = formatLink(trackingLink(locale)(order))
    const shared = await shareLink({
      title: t('orders.track.share.title'),
      text: t('orders.track.share.text', { crn: order.crn }),
      url: new URL(path, window.location.origin).href,
    })()
    if (shared._tag === 'Right') {
      if (shared.right === 'copied') setOutcome(t('orders.track.share.copied'))
    } else if (shared.left.kind === 'ShareRefused') {
      setOutcome(t('orders.track.share.refused'))
    }
  }

  return (
    <div className={css.share}>
      <Button variant="secondary" block icon={<Icon name="share" />} onClick={() => void share()}>
        {t('orders.track.share.action')}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
    </div>
  )
}
