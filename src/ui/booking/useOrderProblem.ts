import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  selectOfferedVehicles,
  selectOrderErrors,
} from '../../application/booking/orderReview.selectors.ts'
import type {
  PlaceOrderError,
  RefusedOrderPart,
} from '../../application/booking/placeOrder.port.ts'
import type { FlowCrashed } from '../../application/flow/flowCrashed.ts'
import { useFeatureSelector } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { isOffering } from './isOffering.ts'

/**
 * What keeps the order from being booked, as it is said beside the button. It is heard from there: where it
 * belongs it is only seen.
 */
export type OrderProblem = {
  readonly text: string
  readonly about: 'missing' | 'authentication' | 'booking' | RefusedOrderPart
  /** A dialog over the page tells of it, and is heard instead. */
  readonly isInDialog: boolean
}

/** What became of the last try. */
const failureOf = (t: TFunction, error: PlaceOrderError | FlowCrashed): OrderProblem => {
  switch (error.kind) {
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'FlowCrashed':
      return { text: remoteErrorText(t, error), about: 'booking', isInDialog: true }
    case 'AuthenticationFailed':
      return {
        text: t('booking.authentication.told'),
        about: 'authentication',
        isInDialog: false,
      }
    case 'OrderRefused':
      return {
        text: error.message ?? t('booking.failure.refused'),
        about: error.parts.find(({ message }) => message === error.message) ?? 'booking',
        isInDialog: false,
      }
    case 'EstimateExpired':
      return { text: t('booking.failure.expired'), about: 'booking', isInDialog: false }
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
  const errors = useFeatureSelector(selectOrderErrors)
  if (isTried && errors.length > 0) {
    const isChoice = errors.every(({ part }) => part === 'vehicle') && isOffering(offered)
    return {
      text: t(isChoice ? 'booking.action.chooseVehicle' : 'booking.missing.told'),
      about: 'missing',
      isInDialog: false,
    }
  }
  // Fares that did not come are told of where they should be, and nowhere else.
  return placing.status === 'failed' ? failureOf(t, placing.error) : null
}
