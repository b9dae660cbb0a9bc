import { customerStations } from './customerStations.ts'
import { guestStations } from './guestStations.ts'
import type { Station } from './station.ts'

/** The steps of guests and of customers. */
export const stations: readonly Station[] = [...guestStations, ...customerStations]

/** For tests at both widths; a step that only phones have runs only there. */
export const atBothSizes = ({ isPhones }: Station) => (isPhones === true ? { tag: '@phone' } : {})

/**
 * For tests of what only the controls of a step can get wrong: at both widths if they differ, or
 * else on a phone.
 */
export const whereItDiffers = ({ isPhones, differsByWidth }: Station) =>
  isPhones !== true && differsByWidth === true ? {} : { tag: '@phone' }

/** For tests of what is the same at both widths. */
export const atOneSize = ({ isPhones }: Station) => ({
  tag: isPhones === true ? '@phone' : '@any-size',
})
