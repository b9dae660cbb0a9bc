import type { WebsiteConfig } from '../settings.ts'

const order = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'require-trusted-types-for',
  'trusted-types',
] as const

type Sources = Partial<Record<(typeof order)[number], readonly string[]>>

/** What Leaflet puts in place of `{s}`, which may be any part of a name: `tile{s}.example.in`. */
const subdomains = ['a', 'b', 'c']

/** The origins of a service; none for a path on this server. Only tile templates have several. */
const originsOf = (url: string): readonly string[] =>
  subdomains.flatMap((subdomain) => {
    const parsed = URL.parse(url.replaceAll('{s}', subdomain).replaceAll(/\{\w\}/g, '1'))
    return parsed?.protocol.startsWith('http') ? [parsed.origin] : []
  })

/**
 * Scripts with the nonce run, and so do scripts that they load. A browser without 'strict-dynamic'
 * uses 'self' instead, which the others ignore.
 */
const own = (
  { customerUrl, orderUrl, contentUrl, analytics, errors }: WebsiteConfig,
  nonce: string,
): Sources => ({
  'default-src': ["'self'"],
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...[contentUrl, orderUrl].flatMap(originsOf)],
  'connect-src': [
    "'self'",
    ...[customerUrl, orderUrl, contentUrl, analytics, errors].flatMap(originsOf),
  ],
  'worker-src': ["'self'"],
})

const openMaps = ({ placesUrl, tilesUrl }: WebsiteConfig): Sources => ({
  'img-src': originsOf(tilesUrl),
  'connect-src': originsOf(placesUrl),
})

/** The policy that Google publishes for the Maps JavaScript API, which also evaluates strings. */
const googleMaps = (nonce: string): Sources => ({
  'script-src': ['https:', "'unsafe-eval'", 'blob:'],
  'style-src': [`'nonce-${nonce}'`, 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
})

/** The hosts that reCAPTCHA loads from. */
const captcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
}

/**
 * If all scripts are ours, a string can only become markup or a script through the policies named
 * here.
 */
const trustedTypes: Sources = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['hathi#webpack', 'default'],
}

const always = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What a page of the website may load and call: scripts with the nonce, its own origin, and the
 * services in its configuration.
 */
export const contentSecurityPolicy = (config: WebsiteConfig, nonce: string): string => {
  const isOpen = config.maps === 'open' && config.captchaSiteKey === null
  const parts = [
    own(config, nonce),
    config.maps === 'google' ? googleMaps(nonce) : openMaps(config),
    config.captchaSiteKey === null ? {} : captcha,
    isOpen ? trustedTypes : {},
  ]
  const directives = order.flatMap((directive) => {
    const sources = new Set(parts.flatMap((part) => part[directive] ?? []))
    return sources.size === 0 ? [] : [`${directive} ${[...sources].join(' ')}`]
  })
  return [...directives, always].join('; ')
}

/**
 * For files that are not pages: opened directly they can do nothing, and a worker may only call its
 * own origin.
 */
export const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
