/** The headers of every response of the website, besides its content security policy. */
export const securityHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['x-content-type-options', 'nosniff'],
  // Tile servers and map keys check the origin of the caller. The path may identify a person, so it
  // is not sent.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'geolocation=(self), otp-credentials=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  ],
]

/**
 * For encrypted connections only. It lasts a year, in which browsers refuse the website without
 * encryption.
 */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const
