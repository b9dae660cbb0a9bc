import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  orderReviewClosed,
  orderReviewOpened,
} from '../../application/booking/order/orderReview.slice.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useAppDispatch } from '../app/store.ts'
import { classes } from '../design/classes.ts'
import frame from '../design/FlowPage.module.css'
import { PageHead } from '../head/PageHead.tsx'
import { BookingModals } from './BookingModals.tsx'
import { Confirmation } from './Confirmation.tsx'
import css from './OrderReviewPage.module.css'
import { Review } from './Review.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { useBookingSelector } from './useBookingSelector.ts'
import { useShownReview } from './useShownReview.ts'

const Stage = () => {
  const review = useShownReview()
  const placing = useBookingSelector((state) => state.placing)
  // Deferred only for the first render, which is large: taps are answered in between, and typing never waits.
  const hasCome = useDeferredValue(review !== null)
  if (!hasCome || review === null) return <ReviewSkeleton />
  return placing.status === 'placed' ? (
    <Confirmation intent={placing.intent} placed={placing.placed} isOver={placing.isOver} />
  ) : (
    <Review review={review} />
  )
}

const OrderReview = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const isPlaced = useBookingSelector(({ placing }) => placing.status === 'placed')
  useEffect(() => {
    dispatch(orderReviewOpened({ path: pathname, query: parseQuery(search) }))
  }, [dispatch, pathname, search])
  useEffect(
    () => () => {
      dispatch(orderReviewClosed())
    },
    [dispatch],
  )
  return (
    <div className={classes(frame.page, css.page)}>
      <PageHead
        title={isPlaced ? t('booking.placed.title') : t('booking.title')}
        description={t('booking.description')}
      />
      <Stage />
      <BookingModals />
    </div>
  )
}

// The texts of order review are not loaded yet. Those of the skeleton come with the start.
const opening = (
  <div className={classes(frame.page, css.page)}>
    <ReviewSkeleton />
  </div>
)

/** The order before it is booked: people, route, goods and vehicle (spec 1 §2). */
export const OrderReviewPage = () => (
  <Personal shape={opening}>
    <WithFeature name="booking">
      <OrderReview />
    </WithFeature>
  </Personal>
)
