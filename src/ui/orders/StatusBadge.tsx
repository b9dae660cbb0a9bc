import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../../domain/orders/orderStatus.ts'
import { Badge, type BadgeProps } from '../design/Badge.tsx'

const tones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  searching: 'accent',
  confirmed: 'action',
  live: 'action',
  completed: 'success',
  cancelled: 'neutral',
  unsuccessful: 'danger',
}

/** An order's status in a word or two. */
export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`orders.status.${status}`)}</Badge>
}
