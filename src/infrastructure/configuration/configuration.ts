/** Where events or problems go; `url` is an address of the operator. */
export type Destination<Kind extends string> =
  | { readonly kind: Kind }
  | { readonly kind: 'url'; readonly url: string }

/** What a deployment decides, read at start: one build runs anywhere. */
export type Configuration = {
  /** The brand whose data the website shows. */
  readonly brand: string
  /** Base URLs of the services: absolute or paths of this site, without a trailing slash. */
  readonly customerUrl: string
  readonly orderUrl: string
  readonly contentUrl: string
  readonly maps: 'open' | 'google'
  /** A Photon-compatible geocoder. */
  readonly placesUrl: string
  /** An XYZ template of the map tiles. */
  readonly tilesUrl: string
  readonly tilesAttribution: string
  readonly googleMapsKey: string | null
  /** Null if captcha is off. */
  readonly captchaSiteKey: string | null
  readonly paramsSecret: string
  /** Origins that a link from a service may lead to, besides the site's own. */
  readonly redirectOrigins: readonly string[]
  /** The app's stores. Null if there is no app; then the website shows nothing about it. */
  readonly appLinks: { readonly android: string; readonly ios: string } | null
  readonly analytics: Destination<'console' | 'none' | 'data-layer'>
  readonly errors: Destination<'console' | 'none'>
  /**
   * Whether browsers keep a page ready for visits without a network. If not, they remove what they
   * kept.
   */
  readonly offline: boolean
}
