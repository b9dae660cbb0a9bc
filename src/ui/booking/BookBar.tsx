import type { TFunction } from 'i18next'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  selectBookingAction,
  selectOfferedVehicles,
} from '../../application/booking/offer/offer.selectors.ts'
import { bookingActionRequested } from '../../application/booking/order/orderReview.slice.ts'
import { isBooking } from '../../application/booking/order/placing.slice.ts'
import { selectBookingHold } from '../../application/booking/placing/bookingHold.selectors.ts'
import type { BookingAction } from '../../domain/booking/bookingAction.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { noticeTaps, shieldFromTap } from '../design/tapShield.ts'
import css from './BookBar.module.css'
import { useBookingSelector } from './useBookingSelector.ts'
import { useOrderProblem } from './useOrderProblem.ts'
import type { ShownReview } from './useShownReview.ts'

const actionText = (t: TFunction, action: BookingAction): string => {
  switch (action.kind) {
    case 'SelectGoodsType':
      return t('booking.action.selectGoodsType')
    case 'BookVehicle':
      return t('booking.action.bookVehicle', { vehicle: action.name })
    case 'BookNow':
      return t('booking.action.bookNow')
  }
}

/** The fare of the chosen vehicle; empty while fares load, so that its line keeps its place. */
const useFare = (vehicleId: number | null): string | null => {
  const { money } = useFormats()
  const offered = useBookingSelector(selectOfferedVehicles)
  if (offered.status === 'loading') return vehicleId === null ? null : ''
  if (offered.status !== 'offered') return null
  const vehicle = offered.vehicles.find(({ id }) => id === vehicleId)
  return vehicle === undefined ? null : money(vehicle.fare)
}

/** What the customer has to do before booking; null for nothing. */
const useHint = (): string | null => {
  const { t } = useTranslation()
  const hold = useBookingSelector(selectBookingHold)
  if (hold === 'faresFailed') return t('booking.action.unpriced')
  return hold === 'vehicleUnchosen' ? t('booking.action.chooseVehicle') : null
}

/** Says, also to screen readers, that the fares are still loading if the customer tried to book. */
const Wait = ({ tried }: ShownReview) => {
  const { t } = useTranslation()
  const hold = useBookingSelector(selectBookingHold)
  const isWaiting = tried && hold === 'faresLoading'
  return <div role="status">{isWaiting && <p>{t('booking.action.wait')}</p>}</div>
}

type NoteProps = {
  readonly review: ShownReview
  readonly id: string
  /** Whether the button books nothing because the fares failed. */
  readonly isHeld: boolean
}

const Note = ({ review, id, isHeld }: NoteProps) => {
  const { t } = useTranslation()
  const problem = useOrderProblem()
  const fare = useFare(review.draft.vehicleId)
  const hint = useHint()
  return (
    <>
      <div id={id}>
        <div role={problem?.isInDialog ? undefined : 'alert'}>
          {problem !== null && (
            <p className={css.problem}>
              <Icon name="alert" size="small" />
              <span>{problem.text}</span>
            </p>
          )}
        </div>
        {/* One next step is enough, but the reason why the button is held is always given. */}
        {(problem === null || isHeld) && hint !== null && <p>{hint}</p>}
      </div>
      {fare !== null && (
        <p className={css.price}>
          <span>{t('booking.action.fare')}</span>
          <span className={css.fare}>{fare}</span>
        </p>
      )}
      <Wait {...review} />
    </>
  )
}

/** Focuses the first part that keeps the order from being booked, and scrolls its section into view. */
const focusOn = (missing: Element | null) => {
  if (!(missing instanceof HTMLElement)) return
  missing.focus()
  // Focus alone may show only the heading, right above the bar.
  missing.closest('section')?.scrollIntoView({ block: 'nearest' })
}

/**
 * The primary button, with the fare. It can always be pressed. Pressed too early, it says what is missing. If the
 * fares failed, it looks disabled; pressing it requests them again and moves the focus to them.
 */
export const BookBar = ({ review }: { readonly review: ShownReview }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const action = useBookingSelector(selectBookingAction)
  const isBeingBooked = useBookingSelector(({ placing }) => isBooking(placing))
  const hold = useBookingSelector(selectBookingHold)
  const isHeld = hold === 'faresFailed'
  const isWaiting = hold === 'faresLoading'
  const noteId = useId()
  const [tries, setTries] = useState(0)
  useEffect(noticeTaps, [])
  // It stands where "Book again" stood: a second tap there books nothing.
  useLayoutEffect(shieldFromTap, [])
  // Nor do taps that go on there at a fare that has only just come.
  useLayoutEffect(() => {
    if (!isWaiting) shieldFromTap()
  }, [isWaiting])

  // Behind an open modal, nothing may take the focus.
  useEffect(() => {
    if (tries === 0 || document.querySelector('dialog[open]') !== null) return
    focusOn(document.querySelector('[data-missing]'))
  }, [tries])

  return (
    <StickyBar
      untilWide
      wait={<LongWait isWaiting={isBeingBooked} text={t('booking.action.placing')} />}
      note={<Note review={review} id={noteId} isHeld={isHeld} />}
    >
      <Button
        block
        busy={isBeingBooked}
        aria-disabled={isHeld || undefined}
        aria-describedby={isHeld ? noteId : undefined}
        onClick={() => {
          // Before the dispatch, which requests the fares again and so ends `isHeld`.
          if (isHeld) focusOn(document.getElementById('vehicles'))
          else setTries(tries + 1)
          dispatch(bookingActionRequested())
        }}
      >
        {actionText(t, action)}
      </Button>
    </StickyBar>
  )
}
