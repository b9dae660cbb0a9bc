import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
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

const isKnownPayment = (mode: string): mode is 'cash' | 'online' =>
  mode === 'cash' || mode === 'online'

/** What was booked: the vehicle, the fare, and how it is paid. */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { crn, service, status, total, paymentMode, valueAddedService } = order
  const mode = paymentMode.trim().toLowerCase()
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
        {mode !== '' && (
          <Fact name={t('orders.track.details.payment')}>
            {isKnownPayment(mode) ? t(`orders.track.payment.${mode}`) : paymentMode}
          </Fact>
        )}
        {total !== null && total.cashPayable > 0 && !isFinished(status) && (
          <Fact name={t('orders.track.details.cash')}>
            {money({ value: total.cashPayable, currency: total.currency })}
          </Fact>
        )}
        <Fact name={t('orders.track.details.number')}>{crn}</Fact>
      </dl>
    </Card>
  )
}
