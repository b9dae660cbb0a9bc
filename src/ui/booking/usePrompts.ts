import { useTranslation } from 'react-i18next'
import { selectOrderErrors } from '../../application/booking/placing/bookable.selectors.ts'
import { isUnnamed, partyAt } from '../../domain/booking/stopForm.ts'
import { stopGaps } from '../../domain/booking/stopGaps.ts'
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
    missing: {
      address: 'booking.missing.pickupAddress',
      spot: 'booking.missing.pickupSpot',
      party: 'booking.missing.sender',
      name: 'booking.missing.senderName',
      mobile: 'booking.missing.senderMobile',
    },
    wrong: { name: 'booking.wrong.senderName', mobile: 'booking.wrong.senderMobile' },
    refused: ['pickup', 'sender'],
  },
  drop: {
    missing: {
      address: 'booking.missing.dropAddress',
      spot: 'booking.missing.dropSpot',
      party: 'booking.missing.receiver',
      name: 'booking.missing.receiverName',
      mobile: 'booking.missing.receiverMobile',
    },
    wrong: { name: 'booking.wrong.receiverName', mobile: 'booking.wrong.receiverMobile' },
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
  const isNamed = useBookingSelector(({ orderReview }) => {
    const role = partyAt(waypoint)
    return orderReview.status !== 'reviewing' || !isUnnamed(role)(orderReview.draft[role])
  })
  const refused = useRefusals()
  const { missing, wrong, refused: parts } = ends[waypoint]
  const { address, party } = stopGaps(waypoint)(errors, isNamed)
  const prompt = (of: keyof typeof missing): Prompt => ({ text: t(missing[of]), isWrong: tried })
  return {
    address: address === null ? null : prompt(address),
    contact: party.map(({ of, isMissing }) =>
      isMissing ? prompt(of) : { text: t(wrong[of]), isWrong: true },
    ),
    refusals: refused.filter(({ part }) => parts.some((one) => one === part)),
  }
}
