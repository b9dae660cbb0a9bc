import { useTranslation } from 'react-i18next'
import { formatLink } from '../../domain/link/link.ts'
import type { Order } from '../../domain/orders/order.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import { useAppSelector } from '../app/store.ts'
import { useShareLink } from '../app/useShareLink.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import css from './TrackOrder.module.css'

/** Passes the order's page on, and says what came of it where the browser does not. */
export const ShareOrder = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const { share, outcome } = useShareLink()
  const locale = useAppSelector(({ market }) => market.locale)
  return (
    <div className={css.share}>
      <Button
        variant="secondary"
        block
        icon={<Icon name="share" />}
        onClick={() =>
          void share({
            title: t('orders.track.share.title'),
            text: t('orders.track.share.text', { crn: order.crn }),
            url: formatLink(trackingLink(locale)(order)),
          })
        }
      >
        {t('orders.track.share.action')}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome !== 'none' && t(`orders.track.share.${outcome}`)}
      </p>
    </div>
  )
}
