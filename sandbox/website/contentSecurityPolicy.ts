import type { WebsiteConfig } from '../settings.ts'

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src'

type Sources = Partial<Record<Directive, readonly string[]>>

/** The origin of a service, or nothing for a path on this very server. `{s}` of a tile template is any subdomain. */
const originOf = (url: string): readonly string[] => {
  const parsed = URL.parse(url.replace('{s}', 'any-subdomain').replaceAll(/\{\w\}/g, '1'))
  return parsed?.protocol.startsWith('http') ? [parsed.origin.replace('any-subdomain', '*')] : []
}

const own = ({ customerUrl, orderUrl, contentUrl, analytics, errors }: WebsiteConfig): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...[contentUrl, orderUrl].flatMap(originOf)],
  'connect-src': [
    "'self'",
    ...[customerUrl, orderUrl, contentUrl, analytics, errors].flatMap(originOf),
  ],
})

const openMaps = ({ placesUrl, tilesUrl }: WebsiteConfig): Sources => ({
  'img-src': originOf(tilesUrl),
  'connect-src': originOf(placesUrl),
})

/** The hosts that Google publishes for the Maps JavaScript API; it evaluates strings as well. */
const googleMaps: Sources = {
  'script-src': ["'unsafe-eval'", 'blob:', 'https://*.googleapis.com', 'https://*.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
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
}

/** The hosts that reCAPTCHA loads from. */
const captcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
}

const order: readonly Directive[] = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
]

/** What a page of the website may load and call: its own origin and the services that its config names. */
export const contentSecurityPolicy = (config: WebsiteConfig): string => {
  const parts = [
    own(config),
    config.maps === 'google' ? googleMaps : openMaps(config),
    config.captchaSiteKey === null ? {} : captcha,
  ]
  const directives = order.flatMap((directive) => {
    const sources = new Set(parts.flatMap((part) => part[directive] ?? []))
    return sources.size === 0 ? [] : [`${directive} ${[...sources].join(' ')}`]
  })
  return [
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
