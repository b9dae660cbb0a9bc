import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { rebookRequested } from '../../application/orders/orders.slice.ts'
import { mayRebook } from '../../domain/booking/mayRebook.ts'
import { formatLink } from '../../domain/link/link.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import { LeavingLink } from '../app/link/LeavingLink.tsx'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Button } from '../design/Button.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import css from './OrderCard.module.css'
import { OrderRoute } from './OrderRoute.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useOrdersSelector } from './useOrdersSelector.ts'

/**
 * An order in the history: its vehicle, route, status and fare, and the actions for it. Not rendered
 * again with every poll: the store keeps an order that has not changed.
 */
export const OrderCard = memo(({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const market = useAppSelector((state) => state.market)
  const { money, moment } = useFormats()
  const isRebooked = useOrdersSelector(({ orders }) => orders.rebooked === order.crn)
  const id = useId()
  const { crn, service, status, total } = order
  const over = isFinished(status)
  const ofOrder = <VisuallyHidden>{t('orders.card.of', { crn })}</VisuallyHidden>
  return (
    <article className={css.card} aria-labelledby={`${id}-vehicle ${id}-number`}>
      <div className={css.head}>
        <div className={css.picture}>
          <VehiclePicture id={service.vehicleId} image={service.iconUrl} />
        </div>
        <div className={css.about}>
          <StatusBadge status={status} />
          <h3 id={`${id}-vehicle`} className={css.vehicle}>
            {service.name}
          </h3>
          <p className={css.moment}>{moment(order.createdAt)}</p>
        </div>
      </div>
      <OrderRoute route={order.route} />
      <div className={css.foot}>
        <div className={css.sum}>
          {total !== null && (
            <p className={css.fare}>
              <VisuallyHidden>{`${t('orders.card.fare')}:`}</VisuallyHidden> {money(total)}
            </p>
          )}
          <p id={`${id}-number`} className={css.number}>
            {t('orders.card.number', { crn })}
          </p>
        </div>
        <div className={css.actions}>
          {mayRebook(market)(order) && (
            <Button
              variant="text"
              compact
              busy={isRebooked}
              onClick={() => dispatch(rebookRequested(order))}
            >
              {t('orders.card.rebook')} {ofOrder}
            </Button>
          )}
          <LeavingLink
            className={buttonClass({ variant: over ? 'secondary' : 'primary', compact: true })}
            to={formatLink(trackingLink(market.locale)(order))}
          >
            {/* One element: otherwise the visually hidden words would take a column of the button. */}
            <span>
              {t(over ? 'orders.card.details' : 'orders.card.status')} {ofOrder}
            </span>
          </LeavingLink>
        </div>
      </div>
    </article>
  )
})
