import type { LegalLinks } from '../../src/domain/session/legalDocuments.ts'

/** The colours of a brand, named by role. Each becomes the custom property `--<token>`. */
export type ColourToken =
  | 'ink'
  | 'ink-soft'
  | 'surface'
  | 'surface-sunken'
  | 'line'
  | 'line-strong'
  | 'action'
  | 'action-strong'
  | 'on-action'
  | 'action-soft'
  | 'accent'
  | 'accent-ink'
  | 'accent-soft'
  | 'on-accent'
  | 'danger'
  | 'danger-strong'
  | 'danger-soft'
  | 'on-danger'
  | 'success'
  | 'success-soft'
  | 'focus'
  | 'pickup'
  | 'drop'
  | 'shadow'
  | 'backdrop'
  | 'art-body'
  | 'art-body-shade'
  | 'art-body-light'
  | 'art-cargo'
  | 'art-cargo-shade'
  | 'art-cargo-light'
  | 'art-glass'
  | 'art-tyre'
  | 'art-hub'
  | 'art-metal'
  | 'art-paper'
  | 'art-paper-shade'
  | 'art-leaf'
  | 'art-ground'
  | 'art-sky'
  | 'art-white'

/**
 * A CSS colour for each role. Text and control roles are `#rrggbb`, so that their contrast can be
 * computed.
 */
export type Palette = Readonly<Record<ColourToken, string>>

/**
 * One shape of a mark: a filled area, or a round-capped line whose width is in units of the view box.
 */
export type MarkShape =
  | { readonly d: string; readonly fill: ColourToken }
  | { readonly d: string; readonly stroke: ColourToken; readonly width: number }

/** A logo as data. The shapes are drawn back to front. */
export type Mark = { readonly viewBox: string; readonly shapes: readonly MarkShape[] }

/**
 * The support telephone number as people write it. `byCountry` maps ISO country codes to the numbers of
 * countries that have their own.
 */
export type SupportNumber = {
  readonly home: string
  readonly byCountry: ReadonlyMap<string, string>
}

/** Everything that makes the product this product: the `{product}` of the specification. */
export type Brand = {
  readonly id: string
  readonly name: string
  /** The name in the brand's own language, and which language that is. */
  readonly nativeName: string
  readonly nativeLanguage: string
  readonly legal: LegalLinks
  readonly supportNumber: SupportNumber
  /**
   * The header's links outside the product: a path within the locale (`/enterprise`) or a whole URL.
   * Null leaves the link out until there is a page to link to (spec 1 §2).
   */
  readonly headerLinks: {
    readonly enterprise: string | null
    readonly driverPartners: string | null
  }
  readonly palette: { readonly light: Palette; readonly dark: Palette }
  readonly mark: Mark
  /** The figure that carries the goods in the banner and on the home page. */
  readonly mascot: 'elephant' | 'truck'
}

/** A brand without its palette: everything that does not end up in style sheets. */
export type BrandWithoutColours = Omit<Brand, 'palette'>
