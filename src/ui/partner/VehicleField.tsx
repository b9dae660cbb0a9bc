import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  registrationEdited,
  registrationFieldLeft,
  type Vehicles,
  vehiclesRetried,
} from '../../application/partner/partnerRegistration.slice.ts'
import type { PartnerVehicle } from '../../domain/partner/partnerVehicle.ts'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { focusIn } from '../app/focus/focusIn.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { FieldNotes } from '../design/FieldNotes.tsx'
import { isFocusLost } from '../design/leavesFocus.ts'
import { Notice } from '../design/Notice.tsx'
import { SelectField } from '../design/SelectField.tsx'
import { Spinner } from '../design/Spinner.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './AttachVehicleDialog.module.css'

type Props = {
  readonly vehicles: Vehicles
  readonly chosen: PartnerVehicle | null
  readonly disabled: boolean
  readonly error: string | null
}

const Failure = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Notice
      kind="error"
      title={t('partner.vehicles.failed')}
      action={
        <Button variant="text" compact onClick={() => dispatch(vehiclesRetried())}>
          {t('app.action.retry')}
        </Button>
      }
    >
      {t('partner.vehicles.usual')}
    </Notice>
  )
}

const offeredIn = (vehicles: Vehicles): readonly PartnerVehicle[] => {
  switch (vehicles.status) {
    case 'idle':
    case 'loading':
      return []
    case 'loaded':
    case 'failed':
      return vehicles.vehicles
  }
}

/**
 * After a retry, or if the focus was led here while loading, moves the focus to the vehicles once
 * they are loaded.
 */
const useVehiclesFocused = (status: Vehicles['status']) => {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const isNews = before.current !== status
    before.current = status
    const isHere = isFocusLost() || document.activeElement === place.current
    if (isNews && isHere) focusIn(place.current, 'select')
  }, [status])
  return place
}

/**
 * The partner's vehicle: one of the city's, or one of the usual ones if the city's list does not
 * load.
 */
export const VehicleField = ({ vehicles, chosen, disabled, error }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const offered = offeredIn(vehicles)
  const place = useVehiclesFocused(vehicles.status)
  const errorId = useId()
  const isLoading = vehicles.status === 'loading'
  // The connection may have taken the request with it. While the usual ones are offered, a driver may be choosing.
  useRetryOnline(() => {
    if (isLoading) dispatch(vehiclesRetried())
  })
  const label = t('partner.field.vehicle')
  // There is no field yet that could show the error or take the focus.
  const awaited =
    isLoading && error
      ? { role: 'group', 'aria-label': label, 'aria-describedby': errorId, 'data-problem': '' }
      : {}
  return (
    <div ref={place} className={css.vehicle} tabIndex={-1} {...awaited}>
      <div className={isLoading ? undefined : css.told}>
        {/* Always present, even while empty, because only then is its text announced. */}
        <div role="status">
          {isLoading && (
            <p className={css.loading}>
              <Spinner />
              <span>{t('partner.vehicles.loading')}</span>
            </p>
          )}
          {vehicles.status === 'loaded' && (
            <VisuallyHidden>
              {t('partner.vehicles.count', { count: offered.length })}
            </VisuallyHidden>
          )}
        </div>
        {isLoading && <FieldNotes errorId={errorId} error={error} />}
      </div>
      {!isLoading && (
        <SelectField
          label={label}
          name="vehicle"
          placeholder={t('partner.field.vehiclePlaceholder')}
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
          disabled={disabled || vehicles.status === 'idle'}
          value={chosen === null ? '' : String(chosen.id)}
          error={error}
          onChange={({ target }) => {
            const vehicle = offered.find(({ id }) => String(id) === target.value) ?? null
            dispatch(registrationEdited({ vehicle }))
          }}
          onBlur={() => dispatch(registrationFieldLeft('vehicle'))}
        />
      )}
      {vehicles.status === 'failed' && <Failure />}
    </div>
  )
}
