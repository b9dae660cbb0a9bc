import { createContext, use } from 'react'
import type { TimeLimits } from '../../application/flow/timeLimits.ts'
import type { MountMap } from '../../application/place/mountMap.port.ts'
import type { MountRouteMap } from '../../application/place/mountRouteMap.port.ts'
import type { Now } from '../../application/ports/clock.port.ts'
import type { RememberLocale } from '../../application/ports/language.port.ts'
import type { GoTo } from '../../application/ports/navigation.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { SessionFlags } from '../../application/ports/sessionFlags.port.ts'
import type { ShareLink } from '../../application/ports/share.port.ts'
import type { Platform } from '../../domain/attribution/platform.ts'
import type { Limits } from '../../domain/limits.ts'
import type { Query } from '../../domain/link/query.ts'
import type { LocaleRules } from '../../domain/market/market.ts'
import type { LegalLinks } from '../../domain/session/legalDocuments.ts'
import type { BrandLook } from '../design/brandLook.ts'
import type { LoadOnce } from './chunk/loadedOnce.ts'

/** What the website needs to know of its brand. The brand's colours are already on the page. */
export type WebsiteBrand = Omit<BrandLook, 'palette'> & {
  readonly id: string
  readonly nativeName: string
  readonly nativeLanguage: string
  /**
   * The support telephone number as people write it: the default, and those of other countries, by
   * ISO code.
   */
  readonly supportNumber: { readonly home: string; readonly byCountry: ReadonlyMap<string, string> }
  readonly legal: LegalLinks
  readonly headerLinks: {
    readonly enterprise: string | null
    readonly driverPartners: string | null
  }
}

/** The features that are added to the store once a screen needs them. */
export type FeatureName =
  | 'account'
  | 'results'
  | 'orders'
  | 'booking'
  | 'content'
  | 'partner'
  | 'lead'
  | 'picker'

/** The limits of the screens, as data (spec 1 §9). */
export type ScreenLimits = {
  /** CSS pixels: the minimal window width of the desktop layout. */
  readonly desktopWidth: number
  readonly zoom: { readonly least: number; readonly most: number; readonly start: number }
  /** How often the countdown to the next code is updated, in milliseconds. */
  readonly countdownTick: number
}

/** What the screens get besides the store. */
export type Surroundings = {
  readonly brand: WebsiteBrand
  readonly limits: ScreenLimits &
    Pick<Limits, 'codes' | 'predictionLeast'> &
    Pick<TimeLimits, 'modalCloseDelay'>
  /** The app's stores; null if there is no app. */
  readonly appLinks: { readonly android: string; readonly ios: string } | null
  readonly mountMap: MountMap<HTMLElement>
  readonly mountRouteMap: MountRouteMap<HTMLElement>
  /**
   * Loads the search for places ahead, and with `onMap` the map, because they may be needed soon.
   * Reports no failure.
   */
  readonly expectPlaces: (how: { readonly onMap: boolean }) => void
  readonly report: ReportProblem
  readonly now: Now
  /** All locales of the product, in the order of the language selector. */
  readonly locales: ReadonlyArray<Pick<LocaleRules, 'locale' | 'language' | 'name'>>
  readonly rememberLocale: RememberLocale
  readonly flags: SessionFlags
  readonly goTo: GoTo
  readonly shareLink: ShareLink
  /** The site's own origin, for addresses that are read elsewhere: `https://hathi.example`. */
  readonly origin: string
  /** The page that the visit began on. */
  readonly landing: { readonly path: string; readonly query: Query }
  readonly platform: Platform
  /**
   * Each resolves once its feature is in the store with its texts, and rejects if it does not load.
   */
  readonly features: Readonly<Record<FeatureName, LoadOnce<void>>>
}

/**
 * Provides the screens with their surroundings (spec 1 §2); null outside of the application.
 *
 * @example
 * const Name = () => useSurroundings().brand.nativeName
 * markup(() => createElement(SurroundingsContext, { value: surroundings }, createElement(Name)))
 * // → 'हाथी'
 */
export const SurroundingsContext = createContext<Surroundings | null>(null)

/**
 * The surroundings of the screen (spec 1 §2), which the application always provides. Throws outside
 * of the application.
 *
 * @example
 * const Origin = () => useSurroundings().origin
 * markup(() => createElement(SurroundingsContext, { value: surroundings }, createElement(Origin)))
 * // → 'http://localhost'
 */
export const useSurroundings = (): Surroundings => {
  const surroundings = use(SurroundingsContext)
  if (surroundings === null) throw new Error('The screens stand inside the application')
  return surroundings
}
