import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Offered,
  selectOfferedVehicles,
} from '../../application/booking/offer/offer.selectors.ts'
import { vehicleChosen } from '../../application/booking/order/orderReview.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { CapacityIcon } from '../design/CapacityIcon.tsx'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import { SkeletonWords, shapeClass } from '../design/SkeletonWords.tsx'
import { unbrokenMeasures } from '../design/unbrokenMeasures.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useBestFor } from '../vehicle/useBestFor.ts'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import css from './CompareDialog.module.css'
import { OfferFailed } from './OfferFailed.tsx'
import { useBookingSelector } from './useBookingSelector.ts'

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

const Table = ({ children }: { readonly children: ReactNode }) => {
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
        <tbody>{children}</tbody>
      </table>
      <p className={css.note}>{t('booking.vehicles.estimateNote')}</p>
    </>
  )
}

const Comparison = ({ vehicles }: { readonly vehicles: readonly Vehicle[] }) => (
  <Table>
    {vehicles.map((vehicle) => (
      <Row key={`${vehicle.id} ${vehicle.type}`} vehicle={vehicle} />
    ))}
  </Table>
)

const RowSkeleton = () => {
  const { t } = useTranslation()
  return (
    <tr className={css.row}>
      <th scope="row" className={css.vehicle}>
        <span className={css.picture}>
          <span className={css.drawing} />
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <SkeletonWords count={2} />
          </span>
          <span className={css.goods}>
            <SkeletonWords count={5} />
          </span>
        </span>
      </th>
      <td data-label={t('booking.compare.capacity')}>
        <SkeletonWords count={1} />
      </td>
      <td data-label={t('booking.compare.size')}>
        <SkeletonWords count={2} />
      </td>
      <td data-label={t('booking.compare.fare')} className={css.fare}>
        <SkeletonWords count={1} />
      </td>
      <td className={css.choice}>
        <span
          className={classes(buttonClass({ variant: 'secondary', compact: true }), css.awaited)}
        >
          <SkeletonWords count={1} />
        </span>
      </td>
    </tr>
  )
}

const rows = [1, 2, 3, 4]

/** The table's shape while the fares are loaded. */
const ComparisonSkeleton = () => (
  <div className={shapeClass} aria-hidden="true">
    <Table>
      {rows.map((row) => (
        <RowSkeleton key={row} />
      ))}
    </Table>
  </div>
)

/** The fares may be requested again while the dialog is open: those of the estimate have expired. */
const Outcome = ({ offered }: { readonly offered: Offered }) => {
  switch (offered.status) {
    case 'waiting':
      return null
    case 'loading':
      return (
        <Coming what="booking.vehicles.loading">
          <ComparisonSkeleton />
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
