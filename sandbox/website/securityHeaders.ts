/** What every answer of the website says, besides its content security policy. */
export const securityHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['x-content-type-options', 'nosniff'],
  // Tile servers and map keys ask who calls; a path, which may name a person, stays here.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'geolocation=(self), otp-credentials=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  ],
]

/** For encrypted connections only: a year without encryption is a year without the website. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const
