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
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { isOffering } from './isOffering.ts'
import { useBookingSelector } from './useBookingSelector.ts'

/**
 * What keeps the order from being booked, as shown beside the button. Screen readers hear it from there only, not
 * from the part that it is about.
 */
export type OrderProblem = {
  readonly text: string
  readonly about: 'missing' | 'authentication' | 'booking' | RefusedOrderPart
  /** Whether a dialog over the page says it, and is heard instead. */
  readonly isInDialog: boolean
}

/** The problem of a failed booking. */
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

/** The problem beside the button; null if there is none, or if the customer has not tried to book yet. */
export const useOrderProblem = (): OrderProblem | null => {
  const { t } = useTranslation()
  const isTried = useBookingSelector(
    ({ orderReview }) => orderReview.status === 'reviewing' && orderReview.tried,
  )
  const placing = useBookingSelector((state) => state.placing)
  const offered = useBookingSelector(selectOfferedVehicles)
  const errors = useBookingSelector(selectOrderErrors)
  if (isTried && errors.length > 0) {
    const isChoice = errors.every(({ part }) => part === 'vehicle') && isOffering(offered)
    return {
      text: t(isChoice ? 'booking.action.chooseVehicle' : 'booking.missing.told'),
      about: 'missing',
      isInDialog: false,
    }
  }
  // Fares that failed are reported in their place on the page, not here.
  return placing.status === 'failed' ? failureOf(t, placing.error) : null
}
