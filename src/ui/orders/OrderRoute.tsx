import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order, OrderStop } from '../../domain/orders/order.ts'
import { stopName } from '../../domain/orders/stopName.ts'
import { RoutePair, RouteStop } from '../design/RoutePair.tsx'

type Props = {
  readonly route: Order['route']
  /** More about a stop, on lines of its own. */
  readonly detailOf?: (stop: OrderStop) => ReactNode
}

/** The route of an order, from pickup to drop. */
export const OrderRoute = ({ route: { pickup, drop, via }, detailOf }: Props) => {
  const { t } = useTranslation()
  const nameOf = (stop: OrderStop) => stopName(stop) || t('orders.route.unknown')
  const between =
    via.length > 0 ? t('orders.route.via', { stops: via.map(nameOf).join('; ') }) : null
  const pickupDetail = detailOf?.(pickup)
  return (
    <RoutePair
      pickup={
        <RouteStop
          label={t('orders.route.pickup')}
          landmark={nameOf(pickup)}
          detail={
            between === null ? (
              pickupDetail
            ) : (
              <>
                {pickupDetail}
                <div>{between}</div>
              </>
            )
          }
        />
      }
      drop={
        <RouteStop
          label={t('orders.route.drop')}
          landmark={nameOf(drop)}
          detail={detailOf?.(drop)}
        />
      }
    />
  )
}
