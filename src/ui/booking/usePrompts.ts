import { useTranslation } from 'react-i18next'
import { selectOrderErrors } from '../../application/booking/orderReview.selectors.ts'
import type { OrderPart } from '../../domain/booking/completeness.ts'
import { isUnnamed, partyAt } from '../../domain/booking/stopForm.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useBookingSelector } from './useBookingSelector.ts'
import { useRefusals } from './useRefusals.ts'

/** Asks for something that an end of the route needs before the order can be booked. */
export type Prompt = {
  readonly text: string
  /** Whether it is shown as an error: the value is refused, or the customer has tried to book without it. */
  readonly isWrong: boolean
}

const ends = {
  pickup: {
    landmark: 'pickupLandmark',
    location: 'pickupLocation',
    name: {
      part: 'senderName',
      missing: 'booking.missing.senderName',
      wrong: 'booking.wrong.senderName',
    },
    mobile: {
      part: 'senderMobile',
      missing: 'booking.missing.senderMobile',
      wrong: 'booking.wrong.senderMobile',
    },
    nobody: 'booking.missing.sender',
    address: 'booking.missing.pickupAddress',
    spot: 'booking.missing.pickupSpot',
    refused: ['pickup', 'sender'],
  },
  drop: {
    landmark: 'dropLandmark',
    location: 'dropLocation',
    name: {
      part: 'receiverName',
      missing: 'booking.missing.receiverName',
      wrong: 'booking.wrong.receiverName',
    },
    mobile: {
      part: 'receiverMobile',
      missing: 'booking.missing.receiverMobile',
      wrong: 'booking.wrong.receiverMobile',
    },
    nobody: 'booking.missing.receiver',
    address: 'booking.missing.dropAddress',
    spot: 'booking.missing.dropSpot',
    refused: ['drop', 'receiver'],
  },
} as const

/** What one end of the route still needs, and what the service refused of it. */
export const usePrompts = (waypoint: Waypoint) => {
  const { t } = useTranslation()
  const errors = useBookingSelector(selectOrderErrors)
  const tried = useBookingSelector(
    ({ orderReview }) => orderReview.status === 'reviewing' && orderReview.tried,
  )
  const isFallback = useBookingSelector(({ orderReview }) => {
    const role = partyAt(waypoint)
    return orderReview.status === 'reviewing' && isUnnamed(role)(orderReview.draft[role])
  })
  const refused = useRefusals()
  const end = ends[waypoint]
  const errorOf = (part: OrderPart) => errors.find((one) => one.part === part)?.error.kind
  const prompt = (text: string): Prompt => ({ text, isWrong: tried })
  const address = errorOf(end.landmark)
    ? prompt(t(end.address))
    : errorOf(end.location)
      ? prompt(t(end.spot))
      : null
  const isNameless = isFallback || errorOf(end.name.part) === 'NameMissing'
  // The fallback name may be booked, but the edit of the end asks for a name, too: one prompt asks for both.
  const isNobody = isNameless && errorOf(end.mobile.part) === 'MobileMissing'
  const contact = isNobody
    ? [prompt(t(end.nobody))]
    : [end.name, end.mobile].flatMap(({ part, ...words }) => {
        const error = errorOf(part)
        if (error === undefined) return []
        const isMissing = error === 'NameMissing' || error === 'MobileMissing'
        return [isMissing ? prompt(t(words.missing)) : { text: t(words.wrong), isWrong: true }]
      })
  const refusals = refused.filter(({ part }) => end.refused.some((one) => one === part))
  return { address, contact, refusals }
}
