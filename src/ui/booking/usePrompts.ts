import { useTranslation } from 'react-i18next'
import { selectMissing, selectWrongParts } from '../../application/booking/orderReview.selectors.ts'
import type { OrderPart, WrongPart } from '../../domain/booking/completeness.ts'
import { isUnnamed, partyAt } from '../../domain/booking/stopForm.ts'
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

/** What one end of the route still needs, and what the service said of it. */
export const usePrompts = (waypoint: Waypoint) => {
  const { t } = useTranslation()
  const missing = useFeatureSelector(selectMissing)
  const wrong = useFeatureSelector(selectWrongParts)
  const tried = useFeatureSelector(
    ({ orderReview }) => orderReview.status === 'reviewing' && orderReview.tried,
  )
  const isFallback = useFeatureSelector(({ orderReview }) => {
    const role = partyAt(waypoint)
    return orderReview.status === 'reviewing' && isUnnamed(role)(orderReview.draft[role])
  })
  const refused = useRefusals()
  const end = ends[waypoint]
  const lacks = (part: OrderPart) => missing.includes(part)
  const prompt = (text: string): Prompt => ({ text, isWrong: tried })
  const address = lacks(end.landmark)
    ? prompt(t(end.address))
    : lacks(end.location)
      ? prompt(t(end.spot))
      : null
  const isMissing = (part: WrongPart) => lacks(part) && !wrong.includes(part)
  // The fallback name can be booked with, and yet the edit of the end asks for one: both are named at once.
  const isNobody = (isFallback || isMissing(end.name.part)) && isMissing(end.mobile.part)
  const contact = isNobody
    ? [prompt(t(end.nobody))]
    : [end.name, end.mobile].flatMap(({ part, ...words }) => {
        if (wrong.includes(part)) return [{ text: t(words.wrong), isWrong: true }]
        return lacks(part) ? [prompt(t(words.missing))] : []
      })
  const refusals = refused.filter(({ part }) => end.refused.some((one) => one === part))
  return { address, contact, refusals }
}
