import { limits } from '../../config/market/limits.ts'
import { markets } from '../../config/market/markets.ts'
import { platformOf } from '../infrastructure/browser/platform.ts'
import { makeSessionFlags } from '../infrastructure/browser/sessionFlags.ts'
import { makeShareLink } from '../infrastructure/browser/shareLink.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'
import type { Surroundings } from '../ui/app/surroundings.ts'

/** The app stores as absolute addresses, so that a path is not taken for a page of the website. */
const storesOf = ({ appLinks }: Configuration): Surroundings['appLinks'] => {
  const whole = (address: string) => new URL(address, window.location.origin).href
  return appLinks === null ? null : { android: whole(appLinks.android), ios: whole(appLinks.ios) }
}

type OfScreensAlone = 'limits' | 'locales' | 'flags' | 'shareLink' | 'appLinks' | 'platform'

/** The surroundings of the website's screens: what the page and its flows made, and what only screens use. */
export const websiteSurroundings = (
  configuration: Configuration,
  made: Omit<Surroundings, OfScreensAlone>,
): Surroundings => ({
  ...made,
  limits,
  locales: markets.locales,
  flags: makeSessionFlags({ storage: () => sessionStorage }),
  shareLink: makeShareLink({ navigator }),
  appLinks: storesOf(configuration),
  platform: platformOf(navigator),
})
