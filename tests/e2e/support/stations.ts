import { customerStations } from './customerStations.ts'
import { guestStations } from './guestStations.ts'
import type { Station } from './station.ts'

/** Every step of the way, as guests and as customers. */
export const stations: readonly Station[] = [...guestStations, ...customerStations]

/** At both sizes, where there are both. */
export const atBothSizes = ({ isPhones }: Station) => (isPhones === true ? { tag: '@phone' } : {})

/** Of what is the same at both. */
export const atOneSize = ({ isPhones }: Station) => ({
  tag: isPhones === true ? '@phone' : '@any-size',
})
