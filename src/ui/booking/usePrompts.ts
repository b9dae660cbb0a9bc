import { useTranslation } from 'react-i18next'
import { selectMissing, selectWrongParts } from '../../application/booking/orderReview.selectors.ts'
import type { OrderPart } from '../../domain/booking/completeness.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useFeatureSelector } from '../app/store.ts'
import { useRefusals } from './useRefusals.ts'

/** Something that an end of the route needs before it can be booked. */
export type Prompt = {
  readonly text: string
  /** Whether it keeps the customer from booking now: they tried. */
  readonly isWrong: boolean
}

const ends = {
  pickup: {
    landmark: 'pickupLandmark',
    location: 'pickupLocation',
    contact: [
      {
        part: 'senderName',
        missing: 'booking.missing.senderName',
        wrong: 'booking.wrong.senderName',
      },
      {
        part: 'senderMobile',
        missing: 'booking.missing.senderMobile',
        wrong: 'booking.wrong.senderMobile',
      },
    ],
    address: 'booking.missing.pickupAddress',
    spot: 'booking.missing.pickupSpot',
    refused: ['pickup', 'sender'],
  },
  drop: {
    landmark: 'dropLandmark',
    location: 'dropLocation',
    contact: [
      {
        part: 'receiverName',
        missing: 'booking.missing.receiverName',
        wrong: 'booking.wrong.receiverName',
      },
      {
        part: 'receiverMobile',
        missing: 'booking.missing.receiverMobile',
        wrong: 'booking.wrong.receiverMobile',
      },
    ],
    address: 'booking.missing.dropAddress',
    spot: 'booking.missing.dropSpot',
    refused: ['drop', 'receiver'],
  },
} as const

/** What one end of the route still needs, and what the service said of it. */
export const usePrompts = (waypoint: Waypoint) => {
  const { t } = useTranslation()
  const missing = useFeatureSelector(selectMissing)
  const wrong = useFeatureSelector(selectWrongParts)
  const tried = useFeatureSelector(
    ({ orderReview }) => orderReview.status === 'reviewing' && orderReview.tried,
  )
  const refused = useRefusals()
  const end = ends[waypoint]
  const lacks = (part: OrderPart) => missing.includes(part)
  const prompt = (text: string): Prompt => ({ text, isWrong: tried })
  const address = lacks(end.landmark)
    ? prompt(t(end.address))
    : lacks(end.location)
      ? prompt(t(end.spot))
      : null
  const contact = end.contact.flatMap((words) => {
    if (wrong.includes(words.part)) return [{ text: t(words.wrong), isWrong: true }]
    return lacks(words.part) ? [prompt(t(words.missing))] : []
  })
  const refusals = refused.flatMap(({ part, message }) =>
    end.refused.some((one) => one === part) ? [message] : [],
  )
  return { address, contact, refusals }
}
