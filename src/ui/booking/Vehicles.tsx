import { type Ref, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Offered,
  selectOfferedVehicles,
  selectOtherCategory,
} from '../../application/booking/offer/offer.selectors.ts'
import { vehicleChosen } from '../../application/booking/order/orderReview.slice.ts'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { scrollPastStep } from '../app/closing/scrollPastStep.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Announcer } from '../design/Announcer.tsx'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { SkeletonWords } from '../design/SkeletonWords.tsx'
import { VehicleCard } from '../design/VehicleCard.tsx'
import { useVehicleCards } from '../vehicle/useVehicleCards.tsx'
import { NoVehicles, noVehiclesTitle } from './NoVehicles.tsx'
import { OfferFailed } from './OfferFailed.tsx'
import { useBookingSelector } from './useBookingSelector.ts'
import { useChosenGoods } from './useChosenGoods.ts'
import { useOrderProblem } from './useOrderProblem.ts'
import { useRefusal } from './useRefusals.ts'
import type { ShownReview } from './useShownReview.ts'
import { CompareSkeleton, VehicleSkeletons } from './VehicleSkeletons.tsx'
import css from './Vehicles.module.css'

type ChoiceProps = {
  readonly vehicles: readonly Vehicle[]
  readonly chosen: number | null
  readonly quotedAt: number
  /** The key of the chosen goods, which order the vehicles, best first; null for none, or if unknown. */
  readonly goodsType: string | null
}

const startingWith = (first: number | null, vehicles: readonly Vehicle[]): readonly Vehicle[] => [
  ...vehicles.filter(({ id }) => id === first),
  ...vehicles.filter(({ id }) => id !== first),
]

const Choice = ({ vehicles, chosen, quotedAt, goodsType }: ChoiceProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const group = useId()
  const { moment } = useFormats()
  const cardOf = useVehicleCards(vehicles)
  // A customer who comes with a vehicle sees it first. No card moves when another is tapped.
  const [first] = useState(chosen)
  const shown = goodsType === null ? startingWith(first, vehicles) : vehicles
  return (
    <>
      <p className={css.aside}>
        {t('booking.vehicles.estimateNote')}{' '}
        {t('booking.vehicles.quotedAt', { moment: moment(quotedAt) })}
      </p>
      <div className={css.cards} role="radiogroup" aria-labelledby="vehicles">
        {shown.map((vehicle) => (
          <VehicleCard
            key={`${vehicle.id} ${vehicle.type}`}
            {...cardOf(vehicle)}
            bestForLabel={t('booking.vehicles.bestFor')}
            chosen={vehicle.id === chosen}
            choice={{ group, onChoose: () => dispatch(vehicleChosen(vehicle.id)) }}
          />
        ))}
      </div>
    </>
  )
}

type OutcomeProps = {
  readonly offered: Offered
  /** The name of the chosen goods, if any vehicle serves the route; otherwise null. */
  readonly goods: string | null
}

const loading: Offered = { status: 'loading' }

const Waited = () => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <p className={classes(css.aside, css.waited)}>
      <span>{isLong ? t('booking.vehicles.loadingLong') : t('booking.vehicles.loading')}</span>
      {/* As high as the line about the fares that replaces it. */}
      <span className={css.unseen}>
        <SkeletonWords count={11} />
      </span>
    </p>
  )
}

/**
 * Tells screen readers how many vehicles there are, after loading and after each choice of goods. A failure is an
 * alert of its own.
 */
const Told = ({ offered, goods, chosenFor }: OutcomeProps & { readonly chosenFor: string }) => {
  const { t } = useTranslation()
  // Emptied between two choices of goods, so that the same count is read out again.
  const isNew = useDeferredValue(chosenFor) !== chosenFor
  const other = useBookingSelector(selectOtherCategory)
  const told = () => {
    if (offered.status !== 'offered' || isNew) return ''
    const count = offered.vehicles.length
    return count === 0 ? t(noVehiclesTitle(goods, other)) : t('booking.vehicles.count', { count })
  }
  return <Announcer message={told()} />
}

const Outcome = ({
  offered,
  goods,
  ...choice
}: OutcomeProps & Pick<ChoiceProps, 'chosen' | 'goodsType'>) => {
  const { t } = useTranslation()
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
      return <VehicleSkeletons />
    case 'failed':
      return <OfferFailed error={offered.error} />
    case 'offered':
      return offered.vehicles.length === 0 ? (
        <NoVehicles goods={goods} />
      ) : (
        <Choice
          key={choice.goodsType}
          {...choice}
          vehicles={offered.vehicles}
          quotedAt={offered.quotedAt}
        />
      )
  }
}

type HeadProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly isLoading: boolean
  /** How many vehicles there are; null until they are known. */
  readonly count: number | null
  /** Whether the customer tried to book without a vehicle. */
  readonly isMissing: boolean
}

const Head = ({ ref, isLoading, count, isMissing }: HeadProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <div ref={ref} className={css.head}>
      <h2
        id="vehicles"
        className={css.heading}
        tabIndex={-1}
        data-missing={isMissing ? '' : undefined}
      >
        {t('booking.vehicles.heading')}
      </h2>
      {isLoading && count === null && (
        <CompareSkeleton>{t('booking.vehicles.compare')}</CompareSkeleton>
      )}
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
  )
}

/** Scrolls to the vehicles after a choice of goods, which filters them. */
const useInSightOnceFiltered = (chosenFor: string) => {
  const head = useRef<HTMLDivElement>(null)
  const shownFor = useRef(chosenFor)
  useEffect(() => {
    if (shownFor.current === chosenFor) return undefined
    shownFor.current = chosenFor
    return scrollPastStep(() => head.current?.scrollIntoView())
  }, [chosenFor])
  return head
}

/** The vehicles that serve the route and suit the goods, with their fares, to choose from. */
export const Vehicles = ({ review }: { readonly review: ShownReview }) => {
  const { t } = useTranslation()
  const refusal = useRefusal('vehicleId')
  const problem = useOrderProblem()
  const known = useBookingSelector(selectOfferedVehicles)
  const count = known.status === 'offered' ? known.vehicles.length : null
  // Rendering the cards is deferred, so that taps are answered in between. An offer that has ended is never shown.
  const haveCome = useDeferredValue(known.status === 'offered')
  const offered = known.status === 'offered' && !haveCome ? loading : known
  const chosenGoods = useChosenGoods()
  const goods =
    offered.status === 'offered' && offered.served > 0 ? (chosenGoods?.name ?? null) : null
  const isRenewed = useBookingSelector(
    ({ offer: { fares } }) => fares.status === 'loaded' && fares.isRenewed,
  )
  const chosenFor = review.draft.goodsType ?? (review.goodsAnswered ? 'any' : 'none')
  const head = useInSightOnceFiltered(chosenFor)
  return (
    <>
      <Head
        ref={head}
        isLoading={offered.status === 'loading'}
        count={count}
        isMissing={review.tried && review.draft.vehicleId === null}
      />
      {/* The notice asks to choose another vehicle, so it needs one to choose. */}
      {review.vehicleInvalid && count !== 0 && (
        <Notice kind="error" title={t('booking.vehicles.invalid')}>
          {chosenGoods === null
            ? t('booking.vehicles.invalidText')
            : t('booking.vehicles.invalidForGoods', { goods: chosenGoods.name })}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice kind="error" quiet={refusal === problem?.about}>
          {refusal.message}
        </Notice>
      )}
      <News>
        {offered.status === 'loading' && <Waited />}
        {isRenewed && count !== null && count > 0 && (
          <Notice quiet>{t('booking.vehicles.renewed')}</Notice>
        )}
      </News>
      <Told offered={offered} goods={goods} chosenFor={chosenFor} />
      <Outcome
        offered={offered}
        goods={goods}
        chosen={review.draft.vehicleId}
        goodsType={chosenGoods?.key ?? null}
      />
    </>
  )
}
