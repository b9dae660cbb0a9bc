import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../domain/orders/order.ts'
import { cashDue, parsePaymentMode } from '../../domain/orders/payment.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Card } from '../design/Card.tsx'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import css from './OrderFacts.module.css'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What was booked: the vehicle, the fare, and how it is paid. */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { crn, service, total, paymentMode, valueAddedService } = order
  const mode = parsePaymentMode(paymentMode)
  const cash = cashDue(order)
  return (
    <Card as="section" labelledBy="order-facts">
      <h2 id="order-facts" className={css.heading}>
        {t('orders.track.details.heading')}
      </h2>
      <div className={css.vehicle}>
        <div className={css.picture}>
          <VehiclePicture id={service.vehicleId} image={service.iconUrl} />
        </div>
        <dl className={css.main}>
          <Fact name={t('orders.track.details.vehicle')}>{service.name}</Fact>
          <Fact name={t('orders.track.details.fare')}>
            {total === null ? (
              t('orders.track.details.fareUnknown')
            ) : (
              <span className={css.fare}>{money(total)}</span>
            )}
          </Fact>
        </dl>
      </div>
      <dl className={css.facts}>
        {valueAddedService !== null && (
          <Fact name={t('orders.track.details.service')}>
            {t(`orders.track.extra.${valueAddedService}`)}
          </Fact>
        )}
        {paymentMode.trim() !== '' && (
          <Fact name={t('orders.track.details.payment')}>
            {mode === null ? paymentMode : t(`orders.track.payment.${mode}`)}
          </Fact>
        )}
        {cash !== null && <Fact name={t('orders.track.details.cash')}>{money(cash)}</Fact>}
        <Fact name={t('orders.track.details.number')}>{crn}</Fact>
      </dl>
    </Card>
  )
}
