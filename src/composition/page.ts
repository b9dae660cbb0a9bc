import type { TimeLimits } from '../application/flow/timeLimits.ts'
import type { ReadPage } from '../application/ports/page.port.ts'
import type { ReportProblem } from '../application/ports/reporter.port.ts'
import type { Limits } from '../domain/limits.ts'
import type { Market } from '../domain/market/market.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'
import type { ScriptSchedule } from '../infrastructure/map/loadGoogleMaps.ts'
import type { ScreenLimits } from '../ui/app/surroundings.ts'

/** All limits of a page. Each layer gets them, and names those that it uses. */
type PageLimits = Limits &
  TimeLimits &
  ScreenLimits & {
    readonly geolocationDeadline: number
    /** The maximum age of a position from the browser, in milliseconds. */
    readonly locationMaximumAge: number
    readonly mapScript: ScriptSchedule
    /** From the return of the connection to the second try of a read, in milliseconds. */
    readonly connectionSettles: number
  }

/** What the adapters of one page are made from. */
export type Page = {
  readonly configuration: Configuration
  /** The id of the brand that the website has: the default one if the configured one is unknown. */
  readonly brand: string
  readonly market: Market
  readonly limits: PageLimits
  readonly report: ReportProblem
  /**
   * The id that is sent with every call to the customer and order services; null stands for the one that
   * the browser keeps.
   */
  readonly deviceId: string | null
  /** The content that was sent with the page, as text; null if there is none. */
  readonly sent: string | null
}

export const isOnline = (): boolean => navigator.onLine

export const isHidden = (): boolean => document.visibilityState === 'hidden'

export const pageReader =
  ({ limits }: Page): ReadPage =>
  () => ({
    url: `${window.location.origin}${window.location.pathname}`,
    isDeviceMobile: !window.matchMedia(`(min-width: ${limits.desktopWidth}px)`).matches,
  })

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
