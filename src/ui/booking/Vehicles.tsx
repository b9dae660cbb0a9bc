import { useDeferredValue, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  selectOfferedVehicles,
  selectOtherCategory,
} from '../../application/booking/orderReview.selectors.ts'
import {
  categoryRequested,
  type Reviewing,
  stopEditRequested,
  vehicleChosen,
} from '../../application/booking/orderReview.slice.ts'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { scrollPastStep } from '../app/closing/scrollPastStep.ts'
import { useAppDispatch, useFeatureSelector } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { NoService } from '../design/illustrations/NoService.tsx'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { VehicleCard } from '../design/VehicleCard.tsx'
import { useBestFor } from '../vehicle/useBestFor.ts'
import { VehiclePicture } from '../vehicle/VehiclePicture.tsx'
import { OfferFailed } from './OfferFailed.tsx'
import { useChosenGoods } from './useChosenGoods.ts'
import { useOrderProblem } from './useOrderProblem.ts'
import { useRefusal } from './useRefusals.ts'
import { VehicleSkeletons } from './VehicleSkeletons.tsx'
import css from './Vehicles.module.css'

const Choice = ({
  vehicles,
  chosen,
  quotedAt,
}: {
  readonly vehicles: readonly Vehicle[]
  readonly chosen: number | null
  readonly quotedAt: number
}) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const group = useId()
  const { money, moment } = useFormats()
  const bestFor = useBestFor()
  return (
    <>
      <p className={css.aside}>
        {t('booking.vehicles.estimateNote')}{' '}
        {t('booking.vehicles.quotedAt', { moment: moment(quotedAt) })}
      </p>
      <div className={css.cards} role="radiogroup" aria-labelledby="vehicles">
        {vehicles.map((vehicle) => {
          const goods = bestFor(vehicle)
          return (
            <VehicleCard
              key={`${vehicle.id} ${vehicle.type}`}
              picture={
                <VehiclePicture id={vehicle.id} image={vehicle.imageUrl} alt={vehicle.imageAlt} />
              }
              name={vehicle.name}
              capacity={vehicle.capacity}
              size={vehicle.size}
              fare={money(vehicle.fare)}
              {...(goods === ''
                ? {}
                : { bestForLabel: t('booking.vehicles.bestFor'), bestFor: goods })}
              chosen={vehicle.id === chosen}
              choice={{ group, onChoose: () => dispatch(vehicleChosen(vehicle.id)) }}
            />
          )
        })}
      </div>
    </>
  )
}

const categoryLabels = {
  'two-wheeler': 'booking.vehicles.otherCategory.twoWheeler',
  trucks: 'booking.vehicles.otherCategory.trucks',
} as const satisfies Record<FareCategory, string>

/** Leads to the fares of the other category, where those may have what this one lacks. */
const OtherCategory = ({ category }: { readonly category: FareCategory | null }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    category !== null && (
      <Button
        variant="secondary"
        onClick={() => {
          dispatch(categoryRequested(category))
          // This button goes with its notice; the fares that it asks for come under the heading.
          document.getElementById('vehicles')?.focus()
        }}
      >
        {t(categoryLabels[category])}
      </Button>
    )
  )
}

const None = ({ goods }: { readonly goods: string | null }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const other = useFeatureSelector(selectOtherCategory)
  return goods === null ? (
    <EmptyState
      picture={<NoService />}
      title={t('booking.vehicles.none.title')}
      text={t('booking.vehicles.none.text')}
      action={
        <>
          <OtherCategory category={other} />
          <Button variant="secondary" onClick={() => dispatch(stopEditRequested('pickup'))}>
            {t('booking.vehicles.none.pickup')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch(stopEditRequested('drop'))}>
            {t('booking.vehicles.none.drop')}
          </Button>
        </>
      }
    />
  ) : (
    <EmptyState
      picture={other === null && <NoService />}
      title={t(
        other === null
          ? 'booking.vehicles.noneForGoods.title'
          : 'booking.vehicles.otherCategory.title',
      )}
      text={t('booking.vehicles.noneForGoods.text', { goods })}
      action={
        <>
          <OtherCategory category={other} />
          <Button variant="secondary" onClick={() => dispatch(modalOpened({ kind: 'goodsType' }))}>
            {t('booking.vehicles.noneForGoods.action')}
          </Button>
        </>
      }
    />
  )
}

const Waited = () => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <>
      <p className={css.aside} role="status">
        {isLong ? t('booking.vehicles.loadingLong') : t('booking.vehicles.loading')}
      </p>
      <VehicleSkeletons />
    </>
  )
}

const Offered = ({ review }: { readonly review: Reviewing }) => {
  const { t } = useTranslation()
  const offered = useFeatureSelector(selectOfferedVehicles)
  // The cards are made in slices, and taps are answered in between. What they show is never an offer that is over.
  const haveCome = useDeferredValue(offered.status === 'offered')
  const goods = useChosenGoods()
  switch (offered.status) {
    case 'waiting':
      return (
        <p className={css.aside}>
          {t(
            offered.for === 'login'
              ? 'booking.vehicles.beforeLogin'
              : 'booking.vehicles.beforeRoute',
          )}
        </p>
      )
    case 'loading':
      return <Waited />
    case 'failed':
      return <OfferFailed error={offered.error} />
    case 'offered':
      if (!haveCome) return <Waited />
      return offered.vehicles.length === 0 ? (
        <None goods={offered.served > 0 ? (goods?.name ?? null) : null} />
      ) : (
        <Choice
          vehicles={offered.vehicles}
          chosen={review.draft.vehicleId}
          quotedAt={offered.quotedAt}
        />
      )
  }
}

/** The vehicles that serve the route and suit the goods, with their fares, one to be chosen. */
export const Vehicles = ({ review }: { readonly review: Reviewing }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const refusal = useRefusal('vehicleId')
  const problem = useOrderProblem()
  const count = useFeatureSelector((state) => {
    const offered = selectOfferedVehicles(state)
    return offered.status === 'offered' ? offered.vehicles.length : null
  })
  const isRenewed = useFeatureSelector(
    ({ offer: { fares } }) => fares.status === 'loaded' && fares.isRenewed,
  )
  const section = useRef<HTMLDivElement>(null)
  const goods = review.draft.goodsType ?? (review.goodsAnswered ? 'any' : 'none')
  const shownFor = useRef(goods)
  // What was chosen for the goods filters the vehicles: they come into sight.
  useEffect(() => {
    if (shownFor.current === goods) return undefined
    shownFor.current = goods
    return scrollPastStep(() => section.current?.scrollIntoView())
  }, [goods])
  return (
    <>
      <div ref={section} className={css.head}>
        <h2
          id="vehicles"
          className={css.heading}
          tabIndex={-1}
          data-missing={review.tried && review.draft.vehicleId === null ? '' : undefined}
        >
          {t('booking.vehicles.heading')}
        </h2>
        {count !== null && count > 1 && (
          <Button
            variant="text"
            compact
            aria-haspopup="dialog"
            onClick={() => dispatch(modalOpened({ kind: 'vehicleEstimate' }))}
          >
            {t('booking.vehicles.compare')}
          </Button>
        )}
      </div>
      {/* Where there is none to choose, nobody is told to. */}
      {review.vehicleInvalid && count !== 0 && (
        <Notice kind="error" title={t('booking.vehicles.invalid')}>
          {t('booking.vehicles.invalidText')}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice kind="error" quiet={refusal === problem?.about}>
          {refusal.message}
        </Notice>
      )}
      <News>
        {isRenewed && count !== null && count > 0 && (
          <Notice quiet>{t('booking.vehicles.renewed')}</Notice>
        )}
      </News>
      <Offered review={review} />
    </>
  )
}
