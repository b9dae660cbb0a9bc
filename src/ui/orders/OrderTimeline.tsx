import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import type { OrderStatus } from '../../domain/orders/orderStatus.ts'
import { orderTimeline, type TimelineStep } from '../../domain/orders/orderTimeline.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { classes } from '../design/classes.ts'
import { Icon, type IconName } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './OrderTimeline.module.css'

type Mark = { readonly look: string | undefined; readonly icon: IconName | null }

const reached: Mark = { look: css.done, icon: 'check' }
const active: Mark = { look: css.active, icon: null }
const ended: Mark = { look: css.ended, icon: 'close' }

const presentMarks: Readonly<Record<OrderStatus, Mark>> = {
  searching: active,
  confirmed: active,
  live: active,
  completed: reached,
  cancelled: ended,
  unsuccessful: ended,
}

const markOf = ({ progress, status }: TimelineStep): Mark => {
  switch (progress) {
    case 'done':
      return reached
    case 'current':
      return presentMarks[status]
    case 'ahead':
      return { look: css.ahead, icon: null }
  }
}

type Props = { readonly order: Pick<TrackedOrder, 'status' | 'timeline'> }

/** The steps of an order: those done, the current one, and those ahead. */
export const OrderTimeline = ({ order }: Props) => {
  const { t } = useTranslation()
  const { moment } = useFormats()
  return (
    <ol className={css.way}>
      {orderTimeline(order).map((step) => {
        const { look, icon } = markOf(step)
        return (
          <li
            key={step.status}
            className={classes(css.step, look)}
            aria-current={step.progress === 'current' ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {icon !== null && <Icon name={icon} size="small" />}
            </span>
            <span className={css.name}>
              {t(`orders.track.way.${step.status}`)}
              {step.progress === 'ahead' && (
                <VisuallyHidden>{`, ${t('orders.track.way.ahead')}`}</VisuallyHidden>
              )}
            </span>{' '}
            {step.at !== null && (
              <time className={css.moment} dateTime={new Date(step.at).toISOString()}>
                {moment(step.at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
