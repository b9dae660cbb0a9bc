/** The settings from the environment. */
export type Settings = {
  readonly host: string
  readonly port: number
  readonly config: WebsiteConfig
}

/** The configuration that the browser reads at start: `/config.json`. */
export type WebsiteConfig = {
  readonly brand: string
  readonly customerUrl: string
  readonly orderUrl: string
  readonly contentUrl: string
  readonly maps: 'open' | 'google'
  readonly placesUrl: string
  readonly tilesUrl: string
  readonly tilesAttribution: string
  readonly googleMapsKey: string | null
  readonly captchaSiteKey: string | null
  readonly paramsSecret: string
  readonly redirectOrigins: readonly string[]
  readonly appLinks: { readonly android: string; readonly ios: string } | null
  /** `console`, `none`, `data-layer` or a URL. */
  readonly analytics: string
  /** `console`, `none` or a URL. */
  readonly errors: string
  /** Whether browsers keep a page ready for visits without a network. */
  readonly offline: boolean
}

/** An invalid setting: the variable and what it should be. */
export type SettingError = { readonly variable: string; readonly message: string }

export type ParsedSettings = (
  | { readonly kind: 'Settings'; readonly settings: Settings }
  | { readonly kind: 'WrongSettings'; readonly errors: readonly SettingError[] }
) & {
  /** Variables that are named like settings and are none: probably misspelled. */
  readonly unknown: readonly string[]
}

/** What an operator is told of a variable that is named like a setting and is none. */
export const unknownVariable = (variable: string): string =>
  `${variable} is not a setting, and is ignored`

/** What an operator is told of a brand that the build does not have. */
export const unknownBrand = (brand: string): string =>
  `HATHI_BRAND ${brand} is not a brand of this build: the website is Hathi’s`

export type Environment = Readonly<Record<string, string | undefined>>

type Read<A> = { readonly value: A } | { readonly error: string }

const ok = <A>(value: A): Read<A> => ({ value })
const wrong = (error: string): Read<never> => ({ error })

const developmentSecret = 'hathi-development-secret'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Only as the website itself reads one: with its scheme in small letters, and both slashes. */
const isWebUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

/**
 * Reads addresses, and refuses a name and a password in them without repeating it: every visitor reads the
 * settings, and a browser asks no such address.
 */
const withoutPassword =
  <A>(reader: (text: string) => Read<A>) =>
  (text: string): Read<A> =>
    /:\/+[^/?#]*@/.test(text)
      ? wrong('must not contain a name and a password, which every visitor would read')
      : reader(text)

const readPort = (text: string): Read<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535
    ? ok(Number(text))
    : wrong(`must be a port number from 0 to 65535, not ${text}`)

const readHost = (text: string): Read<string> =>
  /^[\w.:-]+$/.test(text) ? ok(text) : wrong(`must be a host name or address, not ${text}`)

const readBrand = (text: string): Read<string> =>
  /^[a-z][a-z0-9-]*$/.test(text) ? ok(text) : wrong(`must be the id of a brand, not ${text}`)

/** A path leads to this same server, as the sandbox's own paths do. */
const isAddress = (text: string): boolean => /^\/[^/\\]/.test(text) || isWebUrl(text)

/** A browser ignores any other host in a page's policy, and then blocks what the page asks of it. */
const namedHost = /^https?:\/\/[\w.-]+(:\d+)?$/

/** Whether a policy can name the address. One on this same server needs no name there. */
const isNameable = (address: string): boolean =>
  address.startsWith('/') || namedHost.test(URL.parse(address)?.origin ?? '')

/**
 * Reads an address on an IPv6 host that this same server listens on as its path: a policy can name the
 * path's origin, as its own.
 */
const onOwnHost =
  (host: string, port: number) =>
  <A>(reader: (text: string) => Read<A>) =>
  (text: string): Read<A> => {
    const own = host.includes(':') ? URL.parse(`http://[${host}]:${port}`) : null
    const [origin = ''] = /^http:\/\/[^/?#]+(?=\/)/.exec(text) ?? []
    const isOwn = own !== null && URL.parse(origin)?.origin === own.origin
    return reader(isOwn ? text.slice(origin.length) : text)
  }

const unnameable = (text: string): Read<never> =>
  wrong(`must have a host that a page’s policy can name, so no IPv6 address, not ${text}`)

/** The calls' paths are appended to it. */
const readAskedUrl = withoutPassword((text) =>
  isAddress(text) && !/[?#]/.test(text)
    ? ok(text.replace(/\/+$/, ''))
    : wrong(`must be an http or https URL without a query, not ${text}`),
)

/** A service that pages ask. */
const readServiceUrl = (text: string): Read<string> => {
  const asked = readAskedUrl(text)
  return 'error' in asked || isNameable(text) ? asked : unnameable(text)
}

const tileMarks = ['{z}', '{x}', '{y}']

/** What the map fills in: it draws nothing where there is any other mark, such as for a key. */
const filledMarks = [...tileMarks, '{s}', '{r}']

const readTilesUrl = withoutPassword((text): Read<string> => {
  const filled = filledMarks.reduce((rest, mark) => rest.replaceAll(mark, '1'), text)
  if (!isAddress(filled)) return wrong(`must be an http or https URL, not ${text}`)
  if (!isNameable(filled)) return unnameable(text)
  if (/[{}]/.test(filled)) {
    return wrong(`must contain no marks but ${filledMarks.join(', ')}, not ${text}`)
  }
  return tileMarks.every((mark) => text.includes(mark))
    ? ok(text)
    : wrong(`must contain {z}, {x} and {y}, not ${text}`)
})

/** Tile servers hand out their attribution as HTML, which the map would show as it is. */
const readCredit = (text: string): Read<string> =>
  /<[a-z/]|&#?\w+;/i.test(text) ? wrong(`must be plain text without HTML, not ${text}`) : ok(text)

const readSwitch = (text: string): Read<boolean> =>
  text === 'on' || text === 'off' ? ok(text === 'on') : wrong(`must be on or off, not ${text}`)

const readMaps = (text: string): Read<'open' | 'google'> =>
  text === 'open' || text === 'google' ? ok(text) : wrong(`must be open or google, not ${text}`)

/** Without encryption, the website follows links only on this machine. */
const followed = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/?$)/

const readOrigins = withoutPassword((text): Read<readonly string[]> => {
  const origins = text.split(/[\s,]+/).filter(Boolean)
  const bad = origins.find(
    (origin) =>
      !isWebUrl(origin) ||
      !followed.test(origin) ||
      URL.parse(origin)?.origin !== origin.replace(/\/$/, ''),
  )
  return bad === undefined
    ? ok(origins.map((origin) => origin.replace(/\/$/, '')))
    : wrong(`must be origins such as https://example.in, separated by commas, not ${bad}`)
})

const readDestination = (words: readonly string[]) =>
  withoutPassword((text) => {
    if (words.includes(text)) return ok(text)
    if (!isAddress(text)) {
      return wrong(`must be ${words.join(', ')} or an http or https URL, not ${text}`)
    }
    return isNameable(text) ? ok(text) : unnameable(text)
  })

/** The website adds a query to a store's address, and leads to no other. */
const ledTo = /^(\/|https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?]|$))[^#]*$/

const readStoreUrl = withoutPassword((text): Read<string | null> => {
  if (text === 'none') return ok(null)
  return isAddress(text) && ledTo.test(text)
    ? ok(text)
    : wrong(`must be none or an https URL without a hash, not ${text}`)
})

/** Only for the maps that the sandbox draws. */
export const openTilesAttribution = 'Schematic map of the Hathi sandbox'

/** Named like a setting, but the tests read it. */
const ofTheTests = 'HATHI_CHROME'

/**
 * Reads all settings; the errors name every invalid variable. An empty variable counts as not set.
 * The development secret is refused unless the server only listens on a loopback address. The build asks the
 * content service itself: no page's policy has to name the one that it is given.
 */
export const parseSettings = (
  environment: Environment,
  asker: 'pages' | 'build' = 'pages',
): ParsedSettings => {
  const errors: SettingError[] = []
  const refuse = (variable: string, message: string): void => {
    errors.push({ variable, message })
  }
  const known = new Set([ofTheTests])
  const given = (variable: string): string | null => {
    known.add(variable)
    const text = environment[variable]?.trim() ?? ''
    return text === '' ? null : text
  }
  const read = <A>(variable: string, reader: (text: string) => Read<A>, otherwise: A): A => {
    const text = given(variable)
    if (text === null) return otherwise
    const result = reader(text)
    if ('value' in result) return result.value
    refuse(variable, result.error)
    return otherwise
  }

  const host = read('HOST', readHost, '127.0.0.1')
  const maps = read('HATHI_MAPS', readMaps, 'open')
  const googleMapsKey = given('HATHI_GOOGLE_MAPS_KEY')
  if (maps === 'google' && googleMapsKey === null) {
    refuse('HATHI_GOOGLE_MAPS_KEY', 'is needed when HATHI_MAPS is google')
  }
  const paramsSecret = given('HATHI_PARAMS_SECRET') ?? developmentSecret
  if (paramsSecret === developmentSecret && !isLoopback(host)) {
    refuse(
      'HATHI_PARAMS_SECRET',
      'must be set to a secret of your own where others reach the website',
    )
  }
  const unwatched = isLoopback(host) ? 'console' : 'none'
  const port = read('PORT', readPort, 3000)
  const here = onOwnHost(host, port)
  const android = read('HATHI_APP_ANDROID_URL', readStoreUrl, '/sandbox/app/android')
  const ios = read('HATHI_APP_IOS_URL', readStoreUrl, '/sandbox/app/ios')
  if ((android === null) !== (ios === null)) {
    refuse(
      'HATHI_APP_ANDROID_URL',
      'must be none where HATHI_APP_IOS_URL is, and the other way round',
    )
  }
  const config: WebsiteConfig = {
    brand: read('HATHI_BRAND', readBrand, 'hathi'),
    customerUrl: read('HATHI_CUSTOMER_URL', here(readServiceUrl), '/sandbox/customer'),
    orderUrl: read('HATHI_ORDER_URL', here(readServiceUrl), '/sandbox/order'),
    contentUrl: read(
      'HATHI_CONTENT_URL',
      here(asker === 'build' ? readAskedUrl : readServiceUrl),
      '/sandbox/content',
    ),
    maps,
    placesUrl: read('HATHI_PLACES_URL', here(readServiceUrl), '/sandbox/places'),
    tilesUrl: read('HATHI_TILES_URL', here(readTilesUrl), '/sandbox/tiles/{z}/{x}/{y}.svg'),
    tilesAttribution: read('HATHI_TILES_ATTRIBUTION', readCredit, openTilesAttribution),
    googleMapsKey,
    captchaSiteKey: given('HATHI_CAPTCHA_SITE_KEY'),
    paramsSecret,
    redirectOrigins: read('HATHI_REDIRECT_ORIGINS', readOrigins, []),
    appLinks: android === null || ios === null ? null : { android, ios },
    analytics: read(
      'HATHI_ANALYTICS',
      here(readDestination(['console', 'none', 'data-layer'])),
      unwatched,
    ),
    offline: read('HATHI_OFFLINE', readSwitch, true),
    errors: read('HATHI_ERRORS', here(readDestination(['console', 'none'])), unwatched),
  }
  const unknown = Object.keys(environment).filter(
    (variable) => variable.startsWith('HATHI_') && !known.has(variable),
  )
  return errors.length === 0
    ? { kind: 'Settings', settings: { host, port, config }, unknown }
    : { kind: 'WrongSettings', errors, unknown }
}
