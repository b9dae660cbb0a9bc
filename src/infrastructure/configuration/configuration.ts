/** Where events or problems go: `url` to an address of the operator's. */
export type Destination<Kind extends string> =
  | { readonly kind: Kind }
  | { readonly kind: 'url'; readonly url: string }

/** What a deployment decides, read at start: one build runs anywhere. */
export type Configuration = {
  /** Which brand's data to show. */
  readonly brand: string
  /** Base URLs of the services, absolute or paths of this site, without a slash at their end. */
  readonly customerUrl: string
  readonly orderUrl: string
  readonly contentUrl: string
  readonly maps: 'open' | 'google'
  /** A Photon-compatible geocoder. */
  readonly placesUrl: string
  /** An XYZ template. */
  readonly tilesUrl: string
  readonly tilesAttribution: string
  readonly googleMapsKey: string | null
  /** Null: captcha is off. */
  readonly captchaSiteKey: string | null
  readonly paramsSecret: string
  /** Origins, besides its own, that a returned link may lead to. */
  readonly redirectOrigins: readonly string[]
  /** Where the app is to be had; null while there is none: nothing of it is shown then. */
  readonly appLinks: { readonly android: string; readonly ios: string } | null
  readonly analytics: Destination<'console' | 'none' | 'data-layer'>
  readonly errors: Destination<'console' | 'none'>
  /** Whether browsers keep ready what to show without a network; where not, what they kept goes. */
  readonly offline: boolean
}
