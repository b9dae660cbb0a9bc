import { useTranslation } from 'react-i18next'
import { formatLink } from '../../domain/link/link.ts'
import type { Order } from '../../domain/orders/order.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import { ShareButton } from '../app/link/ShareButton.tsx'
import { useAppSelector } from '../app/store.ts'

/** The button that shares the link to the order's page. */
export const ShareOrder = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const locale = useAppSelector(({ market }) => market.locale)
  return (
    <ShareButton
      path={formatLink(trackingLink(locale)(order))}
      title={t('orders.track.share.title')}
      text={t('orders.track.share.text', { crn: order.crn })}
      action={t('orders.track.share.action')}
      copied={t('orders.track.share.copied')}
      refused={t('orders.track.share.refused')}
    />
  )
}
