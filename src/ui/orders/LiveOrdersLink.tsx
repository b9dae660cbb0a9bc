import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { liveOrders } from '../../domain/orders/liveOrders.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { Icon } from '../design/Icon.tsx'
import css from './LiveOrdersLink.module.css'
import { useOrdersSelector } from './useOrdersSelector.ts'

const Count = () => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const count = useOrdersSelector(({ orders }) => liveOrders(orders.live ?? []).length)
  if (count === 0) return null
  const label = t('orders.indicator.live', { count })
  return (
    <Link className={css.live} to={pathOf('/order-history')} title={label}>
      <Icon name="truck" />
      <span className={css.count} aria-hidden="true">
        {t('orders.indicator.number', { number: count })}
      </span>
    </Link>
  )
}

/** The number of live orders, as a link to them; nothing while there are none. */
export const LiveOrdersLink = () => (
  <WithFeature name="orders">
    <Count />
  </WithFeature>
)
