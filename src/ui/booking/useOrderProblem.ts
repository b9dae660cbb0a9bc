import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RefusedOrderPart } from '../../application/booking/order/placeOrder.port.ts'
import {
  type BookingProblem,
  selectBookingProblem,
} from '../../application/booking/placing/bookingHold.selectors.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
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

const problemOf = (t: TFunction, problem: BookingProblem): OrderProblem => {
  switch (problem.kind) {
    case 'VehicleUnchosen':
      return { text: t('booking.action.chooseVehicle'), about: 'missing', isInDialog: false }
    case 'OrderIncomplete':
      return { text: t('booking.missing.told'), about: 'missing', isInDialog: false }
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'FlowCrashed':
      return { text: remoteErrorText(t, problem), about: 'booking', isInDialog: true }
    case 'AuthenticationFailed':
      return {
        text: t('booking.authentication.told'),
        about: 'authentication',
        isInDialog: false,
      }
    case 'OrderRefused':
      return {
        text: problem.message ?? t('booking.failure.refused'),
        about: problem.parts.find(({ message }) => message === problem.message) ?? 'booking',
        isInDialog: false,
      }
    case 'EstimateExpired':
      return { text: t('booking.failure.expired'), about: 'booking', isInDialog: false }
  }
}

/** The problem beside the button; null if there is none, or if the customer has not tried to book yet. */
export const useOrderProblem = (): OrderProblem | null => {
  const { t } = useTranslation()
  const problem = useBookingSelector(selectBookingProblem)
  return problem === null ? null : problemOf(t, problem)
}
