/** The colours of a brand by the role they play; each becomes the custom property `--<token>`. */
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

/** A CSS colour per role. Text and control roles are `#rrggbb`, so that their contrast can be computed. */
export type Palette = Readonly<Record<ColourToken, string>>

/** One shape of a mark: an area, or a line with round ends whose width is in units of the view box. */
export type MarkShape =
  | { readonly d: string; readonly fill: ColourToken }
  | { readonly d: string; readonly stroke: ColourToken; readonly width: number }

/** A logo as data, drawn back to front. */
export type Mark = { readonly viewBox: string; readonly shapes: readonly MarkShape[] }

/**
 * A legal document: `path` is appended to the locale segment, `byLocale` holds the absolute URLs of
 * the locales that have a document of their own (spec 1 §2).
 */
export type LegalLink = { readonly path: string; readonly byLocale: ReadonlyMap<string, string> }

/** The telephone of the support as people write it; `byCountry` has that of a country with one of its own, by its ISO code. */
export type SupportNumber = {
  readonly home: string
  readonly byCountry: ReadonlyMap<string, string>
}

/** Everything that makes the product this product: the `{product}` of the specification. */
export type Brand = {
  readonly id: string
  readonly name: string
  /** What its own people call it, and in which language. */
  readonly nativeName: string
  readonly nativeLanguage: string
  readonly legal: { readonly termsOfService: LegalLink; readonly privacyPolicy: LegalLink }
  readonly supportNumber: SupportNumber
  /**
   * What the header leads to besides the product: a path within the locale (`/enterprise`) or a
   * whole URL; null leaves the link out, until there is something to lead to (spec 1 §2).
   */
  readonly headerLinks: {
    readonly enterprise: string | null
    readonly driverPartners: string | null
  }
  readonly palette: { readonly light: Palette; readonly dark: Palette }
  readonly mark: Mark
  /** Who carries the goods in the banner and on the home page. */
  readonly mascot: 'elephant' | 'truck'
}

/** What of a brand is no matter of style sheets. */
export type BrandWithoutColours = Omit<Brand, 'palette'>
