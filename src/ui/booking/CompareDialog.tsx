import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Offered, selectOfferedVehicles } from '../../application/booking/offer.selectors.ts'
import { vehicleChosen } from '../../application/booking/orderReview.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { CapacityIcon } from '../design/CapacityIcon.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { unbrokenMeasures } from '../design/unbrokenMeasures.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useBestFor } from '../vehicle/useBestFor.ts'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import css from './CompareDialog.module.css'
import { OfferFailed } from './OfferFailed.tsx'
import { useBookingSelector } from './useBookingSelector.ts'
import { VehicleSkeletons } from './VehicleSkeletons.tsx'

const Row = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { money } = useFormats()
  const goods = useBestFor()(vehicle)
  const isChosen = useBookingSelector(
    ({ orderReview }) =>
      orderReview.status === 'reviewing' && orderReview.draft.vehicleId === vehicle.id,
  )
  const choose = () => {
    dispatch(vehicleChosen(vehicle.id))
    dispatch(modalClosed())
  }
  return (
    <tr className={css.row}>
      <th scope="row" className={css.vehicle}>
        <span className={css.picture}>
          <VehiclePicture id={vehicle.id} image={vehicle.imageUrl} />
        </span>
        <span className={css.words}>
          <span className={css.name}>{vehicle.name}</span>
          {goods && (
            <span className={css.goods}>
              {t('booking.vehicles.bestFor')} {goods}
            </span>
          )}
        </span>
      </th>
      <td data-label={t('booking.compare.capacity')}>
        {vehicle.capacity !== '' && <CapacityIcon compact />}
        {unbrokenMeasures(vehicle.capacity)}
      </td>
      <td data-label={t('booking.compare.size')}>{unbrokenMeasures(vehicle.size)}</td>
      <td data-label={t('booking.compare.fare')} className={css.fare}>
        {money(vehicle.fare)}
      </td>
      <td className={css.choice}>
        {isChosen ? (
          <Badge tone="action">{t('booking.compare.chosen')}</Badge>
        ) : (
          <Button
            variant="secondary"
            compact
            aria-label={t('booking.compare.chooseNamed', { vehicle: vehicle.name })}
            onClick={choose}
          >
            {t('booking.compare.choose')}
          </Button>
        )}
      </td>
    </tr>
  )
}

const Comparison = ({ vehicles }: { readonly vehicles: readonly Vehicle[] }) => {
  const { t } = useTranslation()
  return (
    <>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th scope="col">{t('booking.compare.vehicle')}</th>
            <th scope="col">{t('booking.compare.capacity')}</th>
            <th scope="col">{t('booking.compare.size')}</th>
            <th scope="col">{t('booking.compare.fare')}</th>
            <th scope="col">
              <VisuallyHidden>{t('booking.compare.choice')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <Row key={`${vehicle.id} ${vehicle.type}`} vehicle={vehicle} />
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t('booking.vehicles.estimateNote')}</p>
    </>
  )
}

/** The fares may be requested again while the dialog is open: those of the estimate have expired. */
const Outcome = ({ offered }: { readonly offered: Offered }) => {
  switch (offered.status) {
    case 'waiting':
      return null
    case 'loading':
      return (
        <Coming what="booking.vehicles.loading">
          <VehicleSkeletons />
        </Coming>
      )
    case 'failed':
      return <OfferFailed error={offered.error} />
    case 'offered':
      return <Comparison vehicles={offered.vehicles} />
  }
}

/**
 * The offered vehicles side by side: their capacity, their fare, and what they are best for. Closes once there is
 * nothing to compare: the page says why.
 */
export const CompareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  useBackCloses(true, onClose)
  const offered = useBookingSelector(selectOfferedVehicles)
  const isOver =
    offered.status === 'waiting' || (offered.status === 'offered' && offered.vehicles.length === 0)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('booking.compare.title')}
      closeLabel={t('app.action.close')}
      placement="full"
      width="wide"
    >
      <Outcome offered={offered} />
    </Dialog>
  )
}
