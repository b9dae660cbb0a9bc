import { useTranslation } from 'react-i18next'
import { rebookRequested } from '../../application/orders/orders.slice.ts'
import type { OrderAction } from '../../domain/booking/orderAction.ts'
import { isPresent } from '../../domain/form/isPresent.ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Button } from '../design/Button.tsx'
import { CallDriver } from './DriverCard.tsx'
import { EstimateFare } from './EstimateFare.tsx'
import css from './TrackOrder.module.css'
import { useOrdersSelector } from './useOrdersSelector.ts'

type CancelProps = {
  readonly order: TrackedOrder
  readonly isCancelling: boolean
  /** Asks the customer for the reason first. */
  readonly onCancel: () => void
}

const Cancel = ({ order: { service, total }, isCancelling, onCancel }: CancelProps) => {
  const { t } = useTranslation()
  const { money } = useFormats()
  return (
    <div className={css.primary}>
      <p>
        {service.name}
        {total !== null && <strong>{money(total)}</strong>}
      </p>
      <Button variant="secondary" busy={isCancelling} onClick={onCancel}>
        {t('orders.track.cancel.open')}
      </Button>
    </div>
  )
}

/** On the other side than Cancel was: it appears by itself, and a thumb may be about to press Cancel. */
const Call = ({ driver }: Pick<Extract<OrderAction, { kind: 'CallDriver' }>, 'driver'>) => {
  const { t } = useTranslation()
  return (
    <div className={css.primary}>
      <CallDriver driver={driver} />
      <p>
        {isPresent(driver.name) ? driver.name : t('orders.track.driver.unnamed')}
        {isPresent(driver.vehicleNumber) && <strong>{driver.vehicleNumber}</strong>}
      </p>
    </div>
  )
}

const Rebook = ({ order }: { readonly order: TrackedOrder }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isRebooked = useOrdersSelector(({ orders }) => orders.rebooked === order.crn)
  return (
    <Button block busy={isRebooked} onClick={() => dispatch(rebookRequested(order))}>
      {t('orders.card.rebook')}
    </Button>
  )
}

type Props = CancelProps & { readonly action: OrderAction }

/** The next action for a tracked order (spec 2 §3, §4). */
export const TrackedAction = ({ action, order, ...cancel }: Props) => {
  switch (action.kind) {
    case 'Cancel':
      return <Cancel order={order} {...cancel} />
    case 'CallDriver':
      return <Call driver={action.driver} />
    case 'Rebook':
      return <Rebook order={order} />
    case 'EstimateFare':
      // Nothing was delivered, and this order cannot be booked again.
      return <EstimateFare block />
  }
}
