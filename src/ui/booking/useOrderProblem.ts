import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  selectMissing,
  selectOfferedVehicles,
} from '../../application/booking/orderReview.selectors.ts'
import type { PlaceOrderError } from '../../application/booking/placeOrder.port.ts'
import { useFeatureSelector } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { isOffering } from './isOffering.ts'
import { offerFailureText } from './offerFailureText.ts'

/**
 * What keeps the order from being booked, as it is said beside the button. It is heard from there: what says
 * the same where it belongs is only seen.
 */
export type OrderProblem = {
  readonly text: string
  /** A dialog over the page tells of it, and is heard instead. */
  readonly isInDialog: boolean
}

/** What became of the last try, as far as no part of the page tells it. */
const failureOf = (t: TFunction, error: PlaceOrderError): OrderProblem => {
  const here = (text: string) => ({ text, isInDialog: false })
  switch (error.kind) {
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return { text: remoteErrorText(t, error), isInDialog: true }
    case 'AuthenticationFailed':
      return here(`${t('booking.authentication.title')}. ${t('booking.authentication.text')}`)
    case 'OrderRefused':
      return here(error.message ?? t('booking.failure.refused'))
    case 'EstimateExpired':
      return here(t('booking.failure.expired'))
  }
}

/** What is said beside the button; null where nothing keeps the order, or nobody tried yet. */
export const useOrderProblem = (): OrderProblem | null => {
  const { t } = useTranslation()
  const isTried = useFeatureSelector(
    ({ orderReview }) => orderReview.status === 'reviewing' && orderReview.tried,
  )
  const placing = useFeatureSelector((state) => state.placing)
  const offered = useFeatureSelector(selectOfferedVehicles)
  const missing = useFeatureSelector(selectMissing)
  if (isTried && missing.length > 0) {
    const isChoice = missing.every((part) => part === 'vehicle') && isOffering(offered)
    return {
      text: t(isChoice ? 'booking.action.chooseVehicle' : 'booking.missing.told'),
      isInDialog: false,
    }
  }
  if (placing.status === 'failed') return failureOf(t, placing.error)
  // The vehicles may be out of sight, and what keeps them away with them.
  return isTried && offered.status === 'failed'
    ? { text: offerFailureText(t, offered.error), isInDialog: false }
    : null
}
