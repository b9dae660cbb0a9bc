import { useTranslation } from 'react-i18next'
import { liveOrders } from '../../domain/orders/liveOrders.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { LeavingLink } from '../app/link/LeavingLink.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { Icon } from '../design/Icon.tsx'
import { leavesFocusTo } from '../design/leavesFocusTo.ts'
import css from './LiveOrdersLink.module.css'
import { useOrdersSelector } from './useOrdersSelector.ts'

/** The page takes the focus: the header cannot. */
const leave = leavesFocusTo(() => document.getElementById('content'))

const Count = () => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const count = useOrdersSelector(({ orders }) => liveOrders(orders.live ?? []).length)
  if (count === 0) return null
  const label = t('orders.indicator.live', { count })
  return (
    <LeavingLink leave={leave} className={css.live} to={pathOf('/order-history')} title={label}>
      <Icon name="truck" />
      <span className={css.count} aria-hidden="true">
        {t('orders.indicator.number', { number: count })}
      </span>
    </LeavingLink>
  )
}

/** The number of live orders, as a link to them; nothing while there are none. */
export const LiveOrdersLink = () => (
  <WithFeature name="orders">
    <Count />
  </WithFeature>
)
