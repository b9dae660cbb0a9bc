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

/** The origin of a service, or nothing for a path on this very server. `{s}` of a tile template is any subdomain. */
const originOf = (url: string): readonly string[] => {
  const parsed = URL.parse(url.replace('{s}', 'any-subdomain').replaceAll(/\{\w\}/g, '1'))
  return parsed?.protocol.startsWith('http') ? [parsed.origin.replace('any-subdomain', '*')] : []
}

/**
 * Scripts run that carry the nonce, and those that they load. A browser that knows no 'strict-dynamic'
 * goes by 'self'; the others ignore it.
 */
const own = (
  { customerUrl, orderUrl, contentUrl, analytics, errors }: WebsiteConfig,
  nonce: string,
): Sources => ({
  'default-src': ["'self'"],
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...[contentUrl, orderUrl].flatMap(originOf)],
  'connect-src': [
    "'self'",
    ...[customerUrl, orderUrl, contentUrl, analytics, errors].flatMap(originOf),
  ],
  'worker-src': ["'self'"],
})

const openMaps = ({ placesUrl, tilesUrl }: WebsiteConfig): Sources => ({
  'img-src': originOf(tilesUrl),
  'connect-src': originOf(placesUrl),
})

/** The profile that Google publishes for the Maps JavaScript API; it evaluates strings as well. */
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

/** Where every script is ours, no string becomes markup or a script but by the policies named here. */
const trustedTypes: Sources = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['hathi#webpack', 'default'],
}

const always = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What a page of the website may load and call: the scripts that carry the nonce, its own origin and
 * the services that its config names.
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

/** For what is no page: opened by itself it does nothing, and a worker calls its own origin only. */
export const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
