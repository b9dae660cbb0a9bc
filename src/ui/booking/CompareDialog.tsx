import { useTranslation } from 'react-i18next'
import { selectOfferedVehicles } from '../../application/booking/offer.selectors.ts'
import { vehicleChosen } from '../../application/booking/orderReview.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { CapacityIcon } from '../design/CapacityIcon.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { unbrokenMeasures } from '../design/unbrokenMeasures.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useBestFor } from '../vehicle/useBestFor.ts'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import css from './CompareDialog.module.css'
import { useBookingSelector } from './useBookingSelector.ts'

const nothing: readonly Vehicle[] = []

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

/** The offered vehicles side by side: their capacity, their fare, and what they are best for. */
export const CompareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  useBackCloses(true, onClose)
  const vehicles = useBookingSelector((state) => {
    const offered = selectOfferedVehicles(state)
    return offered.status === 'offered' ? offered.vehicles : nothing
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('booking.compare.title')}
      closeLabel={t('app.action.close')}
      placement="full"
      width="wide"
    >
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
    </Dialog>
  )
}
