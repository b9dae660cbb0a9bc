import type { Waypoint } from '../place/address.ts'
import type { OrderPart, OrderPartError } from './completeness.ts'

/** What is missing or wrong of the person at an end of the route; `party` is both their name and their number. */
export type PartyGap =
  | { readonly of: 'party'; readonly isMissing: true }
  | { readonly of: 'name' | 'mobile'; readonly isMissing: boolean }

/** What an end of the route lacks before the order can be booked. */
export type StopGaps = {
  /** The whole address, or only the spot that it stands for; null for neither. */
  readonly address: 'address' | 'spot' | null
  readonly party: readonly PartyGap[]
}

const partsAt = {
  pickup: {
    landmark: 'pickupLandmark',
    location: 'pickupLocation',
    name: 'senderName',
    mobile: 'senderMobile',
  },
  drop: {
    landmark: 'dropLandmark',
    location: 'dropLocation',
    name: 'receiverName',
    mobile: 'receiverMobile',
  },
} as const satisfies Record<
  Waypoint,
  Record<'landmark' | 'location' | 'name' | 'mobile', OrderPart>
>

/**
 * What an end of the route lacks, told from the errors of the order and from whether the person there has a
 * name of their own (spec 1 §4, §5). The fallback name may be booked, but the edit of the end asks for a name,
 * too: where the number is missing, both are asked for at once.
 */
export const stopGaps =
  (waypoint: Waypoint) =>
  (errors: readonly OrderPartError[], isNamed: boolean): StopGaps => {
    const parts = partsAt[waypoint]
    const errorOf = (part: OrderPart) => errors.find((one) => one.part === part)?.error.kind
    const addressOf = (): StopGaps['address'] => {
      if (errorOf(parts.landmark) !== undefined) return 'address'
      return errorOf(parts.location) === undefined ? null : 'spot'
    }
    const [name, mobile] = [errorOf(parts.name), errorOf(parts.mobile)]
    const isNameless = !isNamed || name === 'NameMissing'
    const partyOf = (): StopGaps['party'] => {
      if (isNameless && mobile === 'MobileMissing') return [{ of: 'party', isMissing: true }]
      return [
        ...(name === undefined ? [] : [{ of: 'name', isMissing: name === 'NameMissing' } as const]),
        ...(mobile === undefined
          ? []
          : [{ of: 'mobile', isMissing: mobile === 'MobileMissing' } as const]),
      ]
    }
    return { address: addressOf(), party: partyOf() }
  }
